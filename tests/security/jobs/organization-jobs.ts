import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import type { JobForm } from './job-form.ts';
import { addPerson } from '../world/people.ts';
import { insert, type Row } from '../world/rows.ts';
import { addActing, addCollidingRows, newOrgId, type Organization, type World } from '../world/world.ts';

/** Forms of `organization.answerRegistration`. */
export const registrationForms = async (world: World): Promise<JobForm[]> => [
  await registeredAtTheSite(world),
  await registeredByAHolder(world),
  await registeredWithCollidingTenantsOnly(world),
];

/** Forms of `organization.endClosing`. */
export const closingForms = async (world: World): Promise<JobForm[]> => [
  await closingThatEnds(world),
  await closingOfAnother(world),
];

const registration = (id: string, email: string, text = 'plain'): Row => ({
  id,
  type: 2,
  email,
  password_hash: 'none',
  display_name: text,
  language: 'en',
  address: '10.0.0.1',
  profile: {
    name: text,
    address: { country: 'GB', state: '', city: text, district: '', street: '', postalCode: '' },
    timeZone: 'Europe/London',
    region: 'uk',
    businessLicenseCode: '',
    representativeName: text,
    phone: '+49 30 901820',
    representativeEmail: '',
    registerVersion: 1,
  },
  agreements: { language: 'en', accepted: [{ agreementType: 'terms', version: '1' }] },
});

async function registeredAtTheSite(world: World): Promise<JobForm> {
  const id = newOrgId();
  const row = registration(id, `${id}@plain.example`);
  await insert(world.bench.owner, 'registration_request', [{ ...row, org_id: SITE_ORG_ID }]);
  return {
    orgId: SITE_ORG_ID,
    input: { requestId: id },
    review: async () =>
      (await has(world, 'member', 'org_id = $1 and email = $2', [id, `${id}@plain.example`]))
        ? undefined
        : 'nothing was made',
  };
}

/** The colliding tenants had all the mails of this hour to the address that is in use: they count wherever they come from. */
async function registeredByAHolder(world: World): Promise<JobForm> {
  const id = newOrgId();
  const email = `${id}@plain.example`;
  await addPerson(world, world.foreign[2], 'member', { email });
  const row = registration(id, email);
  await insert(world.bench.owner, 'registration_request', [{ ...row, org_id: SITE_ORG_ID }]);
  for (const key of ['1', '2', '3'])
    await addCollidingRows(world, 'mail', () => ({
      id: newOrgId(),
      key: `${id} ${key}`,
      recipient: email,
      language: 'en',
      template: 'addressInUse',
      params: {},
    }));
  return {
    orgId: SITE_ORG_ID,
    input: { requestId: id },
    review: async () =>
      (await has(world, 'mail', 'org_id = $1 and recipient = $2', [SITE_ORG_ID, email]))
        ? 'the mails of others did not count'
        : undefined,
  };
}

async function registeredWithCollidingTenantsOnly(world: World): Promise<JobForm> {
  const id = newOrgId();
  await addCollidingRows(world, 'registration_request', ({ mark }) =>
    registration(id, `${id}@${mark}.example`, mark),
  );
  return { orgId: SITE_ORG_ID, input: { requestId: id } };
}

/** The days of grace of both are over, and this is the job of one. */
async function closingThatEnds(world: World): Promise<JobForm> {
  const org = await addActing(world, world.own[3]);
  const { email } = await addPerson(world, org, 'administrator');
  const member = await addPerson(world, org);
  for (const one of [org, world.foreign[3]]) await closing(world, one);
  return {
    orgId: org.orgId,
    input: {},
    review: async () =>
      (await has(world, 'organization', 'org_id = $1 and status = 2', [org.orgId])) &&
      (await has(world, 'mail', 'org_id = $1 and recipient = $2', [org.orgId, email])) &&
      !(await has(world, 'mail', 'org_id = $1 and recipient = $2', [org.orgId, member.email]))
        ? undefined
        : 'it was not ended, or others than its administrator were told',
  };
}

/** Nobody closes this one. */
async function closingOfAnother(world: World): Promise<JobForm> {
  const org = await addActing(world, world.own[2]);
  await addPerson(world, org, 'administrator');
  await closing(world, world.foreign[2]);
  return {
    orgId: org.orgId,
    input: {},
    review: async () =>
      (await has(world, 'mail', 'org_id = $1', [org.orgId])) ? 'somebody was told of an end' : undefined,
  };
}

async function closing({ bench: { owner } }: World, { orgId }: Organization): Promise<void> {
  await owner.query(
    `update organization set status = 3, closing_since = now() - interval '31 days',
       closes_at = now() - interval '1 day' where org_id = $1`,
    [orgId],
  );
}

async function has(
  { bench: { owner } }: World,
  table: string,
  condition: string,
  values: readonly unknown[],
): Promise<boolean> {
  const { rowCount } = await owner.query(`select from ${table} where ${condition}`, [...values]);
  return rowCount !== null && rowCount > 0;
}
