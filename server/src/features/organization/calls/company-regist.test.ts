import { randomUUID } from 'node:crypto';
import { confirmEmail, info } from '@archway/contract/account/calls';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/core/codes';
import { companyInfo, companyRegist } from '@archway/contract/organization/calls';
import { login } from '@archway/contract/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { runWaitingJobs } from '../../../testing/jobs.ts';
import { queuedMails, signMailedTo } from '../../../testing/mails.ts';
import { freshAddress, makeOrganization, TEST_PASSWORD } from '../../../testing/people.ts';
import { openTestSite, type SendOptions, type TestSite } from '../../../testing/site.ts';
import { answerRegistration } from '../jobs/answer-registration.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

type Form = InputOf<typeof companyRegist>;

const formOf = (change: Partial<Record<keyof Form, unknown>> = {}): Form =>
  ({
    type: 2,
    email: `${randomUUID().slice(0, 8)}@new.example`,
    displayName: 'Noor Haddad',
    password: TEST_PASSWORD,
    language: 'de',
    name: 'New clinic',
    address: {
      country: 'GB',
      state: 'England',
      city: 'Bristol',
      district: '',
      street: '1 Quay',
      postalCode: 'BS1',
    },
    timeZone: 'Europe/London',
    region: site.config.SITE_REGION,
    businessLicenseCode: 'UK-1',
    representativeName: 'Noor Haddad',
    phone: '+44 1',
    representativeEmail: 'noor@new.example',
    privacy: true,
    cookie: true,
    terms: true,
    ...change,
  }) as Form;

const regist = (form: Form, options: SendOptions = {}) =>
  site.call(companyRegist, form, { address: freshAddress(), ...options });
const runJobs = () => runWaitingJobs(site, [answerRegistration]);

/** Whose account the address is, if anybody's. */
async function holderOf(email: string): Promise<{ org_id: string; user_code: string } | undefined> {
  const { rows } = await site.owner.query<{ org_id: string; user_code: string }>(
    'select org_id, user_code from find_account($1)',
    [email],
  );
  return rows[0];
}
const setVersion = (version: 1 | 2) =>
  rowsAs(site.owner, SITE_ORG_ID, 'update app_config set register_show_version = $1', [version]);

test('makes an organization whose administrator has a mail to open', async () => {
  const form = formOf();
  const { code, data } = await regist(form, { address: '192.0.2.55', language: 'ja' });
  expect([code, data]).toEqual([CODES.ok, {}]);
  expect(await holderOf(form.email)).toBeUndefined();
  await runJobs();
  const holder = await holderOf(form.email);
  const orgId = holder?.org_id ?? '';
  const signIn = () =>
    site.call(login, { account: form.email, password: TEST_PASSWORD }, { address: freshAddress() });
  expect((await signIn()).code).toBe(CODES.noVerifyEmail);

  const [mail] = await queuedMails(site, orgId);
  expect(mail).toMatchObject({ template: 'activate', recipient: form.email, language: 'de', hasJob: true });
  const sign = await signMailedTo(site, orgId, { template: 'activate', to: form.email });
  expect((await site.call(confirmEmail, { sign })).code).toBe(CODES.ok);
  const { data: tokens } = await signIn();
  const { data: me } = await site.call(info, {}, { accessToken: tokens.accessToken });
  expect(me).toMatchObject({
    loginAccount: form.email,
    displayName: 'Noor Haddad',
    language: 'de',
    role: { code: 'clinic-admin', isAdministrator: true },
  });
  const { data: company } = await site.call(companyInfo, {}, { accessToken: tokens.accessToken });
  expect(company).toMatchObject({
    companyCode: orgId,
    name: 'New clinic',
    type: 2,
    address: form.address,
    timeZone: 'Europe/London',
    region: site.config.SITE_REGION,
    businessLicenseCode: 'UK-1',
    email: 'noor@new.example',
    missing: [],
  });
  const roles = await rowsAs<{ code: string }>(site.owner, orgId, 'select code from role order by code');
  expect(roles.map(({ code: role }) => role)).toEqual(['assistant', 'clinic-admin', 'dentist']);
  const agreed = await rowsAs(
    site.owner,
    orgId,
    `select agreement_type, version, language, host(address) as address, at <= app_now() as dated
     from agreement_log where user_code = $1 order by 1`,
    [holder?.user_code],
  );
  const text = { version: '2026-11-01', language: 'ja', address: '192.0.2.55', dated: true };
  expect(agreed).toEqual(['cookie', 'privacy', 'terms'].map((type) => ({ agreement_type: type, ...text })));
  expect(await rowsAs(site.owner, SITE_ORG_ID, 'select from registration_request')).toEqual([]);
});

test('a lab gets the roles of a lab', async () => {
  const form = formOf({ type: 3 });
  await regist(form);
  await runJobs();
  const orgId = (await holderOf(form.email))?.org_id ?? '';
  const roles = await rowsAs<{ code: string }>(site.owner, orgId, 'select code from role order by code');
  expect(roles.map(({ code }) => code)).toEqual(['front-desk', 'lab-admin', 'technician']);
});

test('an address that has an account is answered alike; its holder is told and nothing is made', async () => {
  const { people } = await makeOrganization(site);
  const { email } = people[0];
  const [fresh, taken] = [
    await site.send(companyRegist, formOf(), { address: freshAddress() }),
    await site.send(companyRegist, formOf({ email: email.toUpperCase() }), { address: freshAddress() }),
  ];
  expect(taken.body).toBe(fresh.body);
  const before = await holderOf(email);
  await runJobs();
  expect(await holderOf(email)).toEqual(before);
  const mails = (await queuedMails(site, SITE_ORG_ID)).filter(
    ({ recipient }) => recipient === email.toUpperCase(),
  );
  expect(mails.map(({ template, language }) => [template, language])).toEqual([['addressInUse', 'de']]);
});

test('a mailbox that has an account is not filled', async () => {
  const { people } = await makeOrganization(site);
  for (let i = 0; i < 5; i += 1) await regist(formOf({ email: people[0].email }));
  const mails = (await queuedMails(site, SITE_ORG_ID)).filter(
    ({ recipient }) => recipient === people[0].email,
  );
  expect(mails.length).toBe(3);
});

test('of two forms with one address one becomes an organization', async () => {
  const email = 'both@new.example';
  await Promise.all([regist(formOf({ email })), regist(formOf({ email, name: 'Second' }))]);
  await runJobs();
  expect(await holderOf(email)).toBeDefined();
  expect((await queuedMails(site, SITE_ORG_ID)).filter(({ recipient }) => recipient === email).length).toBe(
    1,
  );
});

test('the same gesture twice is one form', async () => {
  const form = formOf();
  const idempotencyKey = randomUUID();
  const [one, two] = await Promise.all([regist(form, { idempotencyKey }), regist(form, { idempotencyKey })]);
  expect([one.code, two.code]).toEqual([CODES.ok, CODES.ok]);
  const rows = await rowsAs(site.owner, SITE_ORG_ID, 'select from registration_request where email = $1', [
    form.email,
  ]);
  expect(rows.length).toBe(1);
  await runJobs();
});

test('the short form asks for neither license nor representative', async () => {
  const form = formOf({
    businessLicenseCode: '',
    representativeName: '',
    phone: '',
    representativeEmail: '',
  });
  const refused = await regist(form);
  expect(refused).toMatchObject({
    code: CODES.invalidInput,
    data: { fields: ['businessLicenseCode', 'representativeName', 'phone', 'representativeEmail'] },
  });
  await setVersion(1);
  expect((await regist(form)).code).toBe(CODES.ok);
  await setVersion(2);
  await runJobs();
  const orgId = (await holderOf(form.email))?.org_id ?? '';
  const rows = await rowsAs(site.owner, orgId, 'select register_version from organization');
  expect(rows).toEqual([{ register_version: 1 }]);
});

test.each<[string, Record<string, unknown>]>([
  ['privacy', { privacy: false }],
  ['cookie', { cookie: false }],
  ['terms', { terms: false }],
  ['terms', { terms: undefined }],
  ['type', { type: 1 }],
  ['type', { type: 4 }],
  ['email', { email: 'nobody' }],
  ['displayName', { displayName: ' ' }],
  ['name', { name: '' }],
  ['language', { language: 'xx' }],
  ['timeZone', { timeZone: 'Mars/Base' }],
  ['address.country', { address: { ...formOfAddress(), country: '' } }],
  ['address.city', { address: { ...formOfAddress(), city: '' } }],
  ['region', { region: 'elsewhere' }],
  ['unrecognized_keys', { roleCode: 'super-admin' }],
])('%s is refused: %j', async (field, change) => {
  const { code, data } = await regist(formOf(change));
  expect(code).toBe(CODES.invalidInput);
  expect((data as unknown as { fields: string[] }).fields).toContain(field);
});

function formOfAddress() {
  return { country: 'GB', state: '', city: 'Bristol', district: '', street: '', postalCode: '' };
}

test('a form for the site of another region is refused', async () => {
  const region = site.config.SITE_REGION === 'uk' ? 'europe' : 'uk';
  expect(await regist(formOf({ region }))).toMatchObject({
    code: CODES.invalidInput,
    data: { fields: ['region'] },
  });
});

test.each([
  ['short', 'length'],
  ['Password1', 'common'],
  ['alllowercaseletters', 'classes'],
])('the password %s is refused for %s', async (password, problem) => {
  const { code, data } = await regist(formOf({ password }));
  expect(code).toBe(CODES.passwordRefused);
  expect((data as unknown as { problems: string[] }).problems).toContain(problem);
});

test('ten forms an hour from one address', async () => {
  const address = freshAddress();
  const codes = [];
  for (let i = 0; i < 11; i += 1) codes.push((await regist(formOf({ privacy: false }), { address })).code);
  expect(codes).toEqual([...Array.from({ length: 10 }, () => CODES.invalidInput), CODES.tooMany]);
});
