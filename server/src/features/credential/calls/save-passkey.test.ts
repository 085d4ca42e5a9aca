import { CODES } from '@archway/contract/codes';
import { querySignInMethods, savePasskey, startPasskey } from '@archway/contract/credential/calls';
import { MOST_PASSKEYS } from '@archway/contract/credential/model';
import { afterEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { Authenticator, type Misbehavior } from '../../../testing/authenticator.ts';
import { newPasskey, signInVerified } from '../../../testing/credentials.ts';
import { openSite } from '../../../testing/file-site.ts';
import { addMembers, makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;
const [stranger] = (await makeOrganization(site)).people;
afterEach(() => site.shiftClock('0'));

/** Questions are limited for each account, so most tests have a member of their own. */
async function newSession(): Promise<string> {
  const [made] = await addMembers(site, person.orgId, ['dentist']);
  return signInVerified(site, made ?? person);
}

const device = (credentialId?: string) => new Authenticator(site.config.PUBLIC_ORIGIN, credentialId);
const ask = async (accessToken: string) => (await site.call(startPasskey, {}, { accessToken })).data.question;
const save = (accessToken: string, answer: Record<string, unknown>) =>
  site.call(savePasskey, { name: ' My phone ', answer }, { accessToken });
const refused = { code: CODES.passkeyRefused, data: null };

test('keeps the passkey under its name, and the audit knows which', async () => {
  const accessToken = await signInVerified(site, person);
  const phone = device();
  expect(await save(accessToken, phone.make(await ask(accessToken)))).toMatchObject({
    code: CODES.ok,
    data: {},
  });
  const { passkeys } = (await site.call(querySignInMethods, {}, { accessToken })).data;
  expect(passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
  const rows = await rowsAs(
    site.owner,
    person.orgId,
    `select p.credential_id, p.user_code, p.transports, a.actor from passkey p join audit a on a.object = p.id::text`,
  );
  const { userCode } = person;
  expect(rows).toEqual([
    { credential_id: phone.credentialId, user_code: userCode, transports: ['internal'], actor: userCode },
  ]);
});

test('a question is answered once, within five minutes, and by the newest only', async () => {
  const accessToken = await newSession();
  const question = await ask(accessToken);
  const answer = device().make(question);
  expect((await save(accessToken, answer)).code).toBe(CODES.ok);
  expect(await save(accessToken, device().make(question))).toMatchObject(refused);
  const [older, newer] = [await ask(accessToken), await ask(accessToken)];
  expect(await save(accessToken, device().make(older))).toMatchObject(refused);
  expect((await save(accessToken, device().make(newer))).code).toBe(CODES.ok);
  const late = await ask(accessToken);
  await site.shiftClock('301 seconds');
  expect(await save(accessToken, device().make(late))).toMatchObject(refused);
});

test('of two concurrent calls with the same authenticator answer only one succeeds', async () => {
  const accessToken = await newSession();
  const question = await ask(accessToken);
  const answers = await Promise.all([
    save(accessToken, device().make(question)),
    save(accessToken, device().make(question)),
  ]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([CODES.ok, CODES.passkeyRefused]);
});

test('the question of another session is not answered here', async () => {
  const [here, there] = [await signInVerified(site, person), await signInVerified(site, person)];
  const question = await ask(there);
  expect(await save(here, device().make(question))).toMatchObject(refused);
  expect((await save(there, device().make(question))).code).toBe(CODES.ok);
});

test.each<[string, Misbehavior]>([
  ['of another origin', { origin: 'https://archway.example.net' }],
  ['of another host', { host: 'example.net' }],
  ['to another question', { challenge: 'A'.repeat(43) }],
  ['without asking its user', { unattended: true }],
])('an answer %s is refused', async (_, how) => {
  const accessToken = await newSession();
  expect(await save(accessToken, device().make(await ask(accessToken), how))).toMatchObject(refused);
});

test('what is no answer at all is refused alike', async () => {
  const accessToken = await newSession();
  for (const answer of [{}, { id: 7 }, { id: 'x', rawId: 'x', type: 'public-key', response: null }]) {
    await ask(accessToken);
    expect(await save(accessToken, answer)).toMatchObject(refused);
  }
});

test('a passkey somebody has already is refused, whoever that is', async () => {
  const accessToken = await newSession();
  const others = [await signInVerified(site, colleague), await signInVerified(site, stranger)];
  for (const owner of [accessToken, ...others]) {
    const { credentialId } = await newPasskey(site, owner);
    const answer = device(credentialId).make(await ask(accessToken));
    expect(await save(accessToken, answer)).toMatchObject(refused);
  }
});

test('two tabs that save at once do not get beyond the most that are kept', async () => {
  const [someone] = (await makeOrganization(site)).people;
  const tabs = [await signInVerified(site, someone), await signInVerified(site, someone)];
  const answers = await Promise.all(tabs.map(async (tab) => device().make(await ask(tab))));
  await rowsAs(
    site.owner,
    someone.orgId,
    `insert into passkey (org_id, id, user_code, credential_id, public_key, counter, transports, name)
     select $1, gen_random_uuid(), $2, gen_random_uuid()::text, '', 0, '{}', 'kept' from generate_series(2, $3)`,
    [someone.orgId, someone.userCode, MOST_PASSKEYS],
  );
  const codes = await Promise.all(tabs.map(async (tab, i) => (await save(tab, answers[i] ?? {})).code));
  expect(codes.toSorted((a, b) => a - b)).toEqual([CODES.ok, CODES.passkeyRefused]);
});

test('needs the password first', async () => {
  expect((await save(await signIn(site, person), {})).code).toBe(CODES.resetPasswordNeedVerify);
});
