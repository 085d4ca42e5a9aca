import { randomUUID } from 'node:crypto';
import { confirmEmail, info } from '@archway/contract/account/calls';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { companyInfo, companyRegist } from '@archway/contract/organization/calls';
import { login } from '@archway/contract/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { runJob, runWaitingJobs } from '../../../testing/jobs.ts';
import { queuedMails, signMailedTo } from '../../../testing/mails.ts';
import { freshAddress, makeOrganization, TEST_PASSWORD } from '../../../testing/people.ts';
import { sendWithTicket, takeTicket } from '../../../testing/registration-files.ts';
import { replaceMethod } from '../../../testing/replace-method.ts';
import { openTestSite, type SendOptions, type TestSite } from '../../../testing/site.ts';
import { answerRegistration } from '../jobs/answer-registration.ts';

let site: TestSite;
/** The license that most forms of this file bring. */
let sent: { ticket: string; businessLicenseFile: string };
beforeAll(async () => {
  site = await openTestSite();
  const ticket = await takeTicket(site);
  sent = { ticket, businessLicenseFile: await sendWithTicket(site, ticket, { kind: 'license' }) };
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
    ...sent,
    representativeName: 'Noor Haddad',
    phone: '+44 117 000001',
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
  expect((await site.call(confirmEmail, { sign, password: TEST_PASSWORD })).code).toBe(CODES.ok);
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
  const roles = await rowsAs<{ code: string }>(
    site.owner,
    orgId,
    'select code from role where org_id = app_org() order by code',
  );
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

test('its files become files of the organization itself', async () => {
  const { ticket, businessLicenseFile } = sent;
  const logo = await sendWithTicket(site, ticket, { kind: 'organization' });
  const form = formOf({ logo });
  expect((await regist(form)).code).toBe(CODES.ok);
  await runJobs();
  const { org_id: orgId, user_code: userCode } = (await holderOf(form.email)) ?? {
    org_id: '',
    user_code: '',
  };
  const rows = await rowsAs<{ kind: string; content_key: string }>(
    site.owner,
    orgId,
    `select f.kind, f.tag, f.owner_code, f.content_key, f.id in (o.logo_file, o.license_upload) as used
     from file f join organization o using (org_id) where org_id = app_org() order by f.kind`,
  );
  expect(rows).toMatchObject([
    { kind: 'license', tag: 'finished', owner_code: userCode, used: true },
    { kind: 'organization', tag: 'finished', owner_code: userCode, used: true },
  ]);
  for (const { content_key: key } of rows) {
    expect(key).toMatch(new RegExp(`^org/${orgId}/`));
    expect(await site.store.head(key)).not.toBeNull();
  }
  const [copied] = await rowsAs(
    site.owner,
    orgId,
    'select from file where org_id = app_org() and id = any($1)',
    [[logo, businessLicenseFile]],
  );
  expect(copied).toBeUndefined();
});

test('a file that is not ready, refused, of another ticket or kind is not taken', async () => {
  const { ticket, businessLicenseFile } = sent;
  const other = await takeTicket(site);
  const waits = await sendWithTicket(site, other, { kind: 'license', isChecked: false });
  const codeOf = async (change: Partial<Form>) => (await regist(formOf(change))).code;
  expect(await codeOf({ ticket: other, businessLicenseFile: waits })).toBe(CODES.resourceIsBeingPrepared);
  const refused = await sendWithTicket(site, other, { kind: 'license', bytes: Buffer.from('x') });
  expect(await codeOf({ ticket: other, businessLicenseFile: refused })).toBe(CODES.processingFailed);
  expect(await codeOf({ ticket: other, businessLicenseFile })).toBe(CODES.notFound);
  expect(await codeOf({ ticket, businessLicenseFile, logo: businessLicenseFile })).toBe(CODES.notFound);
  expect(await codeOf({ ticket, businessLicenseFile: randomUUID() })).toBe(CODES.notFound);
  expect(await codeOf({ ticket: 'x'.repeat(43) })).toBe(CODES.linkExpire);
  expect(await codeOf({ ticket: '' })).toBe(CODES.linkExpire);
});

test('with a ticket that is over nothing is registered', async () => {
  await site.shiftClock('3 hours');
  expect((await regist(formOf())).code).toBe(CODES.linkExpire);
  await site.shiftClock('0');
});

test('with the store away the answer waits, and then is whole', async () => {
  const form = formOf();
  await regist(form);
  const restore = replaceMethod(site.store, 'copyExact', () => Promise.reject(new Error('away')));
  await expect(runJobs()).rejects.toThrow('away');
  expect(await holderOf(form.email)).toBeUndefined();
  restore();
  const [request] = await rowsAs<{ id: string }>(
    site.owner,
    SITE_ORG_ID,
    'select id from registration_request',
  );
  await runJob(site, answerRegistration, { orgId: SITE_ORG_ID, input: { requestId: request?.id } });
  const orgId = (await holderOf(form.email))?.org_id ?? '';
  expect((await rowsAs(site.owner, orgId, 'select from file where org_id = app_org()')).length).toBe(1);
});

test('an answer that comes after the files have gone makes the organization without them', async () => {
  const ticket = await takeTicket(site);
  const businessLicenseFile = await sendWithTicket(site, ticket, { kind: 'license' });
  const form = formOf({ ticket, businessLicenseFile });
  await regist(form);
  await rowsAs(site.owner, SITE_ORG_ID, 'delete from file where id = $1', [businessLicenseFile]);
  await runJobs();
  const orgId = (await holderOf(form.email))?.org_id ?? '';
  const rows = await rowsAs(
    site.owner,
    orgId,
    'select license_upload, license_file_asked from organization where org_id = app_org()',
  );
  expect(rows).toEqual([{ license_upload: null, license_file_asked: true }]);
});

test('a lab gets the roles of a lab', async () => {
  const form = formOf({ type: 3 });
  await regist(form);
  await runJobs();
  const orgId = (await holderOf(form.email))?.org_id ?? '';
  const roles = await rowsAs<{ code: string }>(
    site.owner,
    orgId,
    'select code from role where org_id = app_org() order by code',
  );
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

test('the same idempotency key twice submits one registration', async () => {
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
    businessLicenseFile: '',
    ticket: '',
    representativeName: '',
    phone: '',
    representativeEmail: '',
  });
  const refused = await regist(form);
  expect(refused).toMatchObject({
    code: CODES.invalidInput,
    data: {
      fields: [
        'businessLicenseCode',
        'businessLicenseFile',
        'representativeName',
        'phone',
        'representativeEmail',
      ],
    },
  });
  await setVersion(1);
  expect((await regist(form)).code).toBe(CODES.ok);
  await setVersion(2);
  await runJobs();
  const orgId = (await holderOf(form.email))?.org_id ?? '';
  const rows = await rowsAs(
    site.owner,
    orgId,
    'select register_version from organization where org_id = app_org()',
  );
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
