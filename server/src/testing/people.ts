import { randomUUID } from 'node:crypto';
import { login, verifyIdentity } from '@archway/contract/session/calls';
import { DEFAULT_ROLES, ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';
import { seedOrganization } from '../features/organization/public.ts';
import { hashPassword } from '../features/session/public.ts';
import { rowsAs } from './as-tenant.ts';
import type { SendOptions, TestSite } from './site.ts';

export const TEST_PASSWORD = 'Correct-Horse-7';
let passwordHash: Promise<string> | undefined;

export interface TestPerson {
  orgId: string;
  userCode: string;
  account: string;
  email: string;
  roleCode: string;
}

type Several<T> = readonly [T, T, ...T[]];

/** A fresh organization with one member in each of its roles; the first is its administrator. */
export async function makeOrganization(
  site: TestSite,
  type: OrganizationType = ORGANIZATION_TYPE.clinic,
  name = 'Test organization',
): Promise<{ orgId: string; people: Several<TestPerson> }> {
  const orgId = randomUUID();
  const people = DEFAULT_ROLES[type].map(({ code }) => personOf(orgId, code));
  await addPeople(site, people, { type, name });
  return { orgId, people: people as unknown as Several<TestPerson> };
}

/** Further members of the same organization, in the given roles. */
export async function addMembers(
  site: TestSite,
  orgId: string,
  roleCodes: readonly string[],
  type: OrganizationType = ORGANIZATION_TYPE.clinic,
): Promise<TestPerson[]> {
  const people = roleCodes.map((code, i) => personOf(orgId, code, `.${i}.${randomUUID().slice(0, 4)}`));
  await addPeople(site, people, { type, name: '' });
  return people;
}

function personOf(orgId: string, roleCode: string, more = ''): TestPerson {
  const short = orgId.slice(0, 8);
  return {
    orgId,
    userCode: randomUUID(),
    account: `${roleCode}${more}.${short}`,
    email: `${roleCode}${more}@${short}.example`,
    roleCode,
  };
}

/** An organization that has told all it must to deal with others. */
export const COMPLETE_PROFILE = {
  address: { country: 'GB', state: '', city: 'Bath', district: '', street: '1 Test Street', postalCode: '' },
  representativeName: 'The representative',
  phone: '+44 20 7946 0000',
  representativeEmail: 'representative@test.example',
} as const;

async function addPeople(
  site: TestSite,
  people: readonly TestPerson[],
  organization: { type: OrganizationType; name: string },
): Promise<void> {
  passwordHash ??= hashPassword(TEST_PASSWORD);
  const hash = await passwordHash;
  await seedOrganization(site.db, {
    ...COMPLETE_PROFILE,
    ...organization,
    orgId: people[0]?.orgId ?? '',
    members: people.map((person) => ({
      userCode: person.userCode,
      loginAccount: person.account,
      email: person.email,
      displayName: `The ${person.account}`,
      roleCode: person.roleCode,
      language: 'en',
      passwordHash: hash,
      isCast: false,
    })),
  });
}

/** An organization as it was made by a registration that told its name and nothing else. */
export async function forgetProfile(site: TestSite, orgId: string): Promise<void> {
  await rowsAs(
    site.owner,
    orgId,
    `update organization set country = '', city = '', street = '', representative_name = '', phone = '', email = ''
     where org_id = app_org()`,
  );
}

/** Behind the scenes: `changeMember(site, person, 'activation = 2')`. */
export async function changeMember(site: TestSite, person: TestPerson, assignment: string): Promise<void> {
  await rowsAs(
    site.owner,
    person.orgId,
    `update member set ${assignment} where org_id = app_org() and user_code = $1`,
    [person.userCode],
  );
}

/** Lets the person's role hold these entries of the menu. */
export async function grant(site: TestSite, person: TestPerson, ...menuIds: string[]): Promise<void> {
  await rowsAs(
    site.owner,
    person.orgId,
    `insert into role_menu (org_id, role_id, menu_id)
     select r.org_id, r.id, held from role r, unnest($2::text[]) held where r.org_id = app_org() and r.code = $1
     on conflict do nothing`,
    [person.roleCode, menuIds],
  );
}

/** Log-ins are limited for each address and network; everybody of a test has other ones. */
let signedIn = 0;
export const freshAddress = (): string => {
  signedIn += 1;
  return `10.${(signedIn >> 8) & 255}.${signedIn & 255}.1`;
};

/** Signs in as a browser would and answers with the access token. */
export async function signIn(
  site: TestSite,
  person: TestPerson,
  password: string = TEST_PASSWORD,
): Promise<string> {
  const { code, msg, data } = await site.call(
    login,
    { account: person.account, password },
    { address: freshAddress() },
  );
  if (code !== 200) throw new Error(`could not sign in: ${code} ${msg}`);
  return data.accessToken;
}

/** A session that is kept on its device, and what the device needs to refresh it. */
export interface SavedSession {
  accessToken: string;
  refreshToken: string;
  /** Options of a call from the same device. */
  device: SendOptions;
}

export async function signInSaved(
  site: TestSite,
  person: TestPerson,
  device: SendOptions = {},
): Promise<SavedSession> {
  const reply = await site.send(
    login,
    { account: person.account, password: TEST_PASSWORD, saveLogin: true },
    { address: freshAddress(), ...device },
  );
  const { data } = reply.json<{ data: { accessToken: string; refreshToken: string } }>();
  const given = reply.headers['set-cookie'];
  const cookie = typeof given === 'string' ? { cookie: given.split(';')[0] ?? '' } : {};
  return { ...data, device: { headers: { ...device.headers, ...cookie } } };
}

/** The id of one of the organization's roles, by its code. */
export async function roleIdOf(site: TestSite, orgId: string, code: string): Promise<string> {
  const [role] = await rowsAs<{ id: string }>(
    site.owner,
    orgId,
    'select id from role where org_id = app_org() and code = $1',
    [code],
  );
  if (role === undefined) throw new Error(`no role ${code}`);
  return role.id;
}

/** Signed in, and with an administrator's password given a moment ago. */
export async function signInVerified(
  site: TestSite,
  person: TestPerson,
  administrator: TestPerson = person,
): Promise<string> {
  const accessToken = await signIn(site, person);
  const input = {
    password: TEST_PASSWORD,
    ...(administrator === person ? {} : { account: administrator.account }),
  };
  const { code } = await site.call(verifyIdentity, input, { accessToken });
  if (code !== 200) throw new Error(`could not verify: ${code}`);
  return accessToken;
}
