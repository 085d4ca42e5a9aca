import { CODES } from '@archway/contract/codes';
import { confirmLogin, confirmTotp, querySignInMethods, startTotp } from '@archway/contract/credential/calls';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { secondStepTicket, signInVerified, startCodes, StepClock } from '../../../testing/credentials.ts';
import { openSite } from '../../../testing/file-site.ts';
import { addMembers, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
const clock = new StepClock(site);
const { orgId } = await makeOrganization(site);
beforeEach(() => clock.go(0));

async function someone(): Promise<TestPerson> {
  const [made] = await addMembers(site, orgId, ['dentist']);
  if (made === undefined) throw new Error('nobody was made');
  return made;
}
const start = async (accessToken: string) => (await site.call(startTotp, {}, { accessToken })).data.secret;
const confirm = (accessToken: string, code: string) => site.call(confirmTotp, { code }, { accessToken });

test('from then on log-in asks for a code, and the audit knows', async () => {
  const person = await someone();
  const accessToken = await signInVerified(site, person);
  const code = clock.code(await start(accessToken));
  expect(await confirm(accessToken, code)).toMatchObject({ code: CODES.ok, data: {} });
  expect(await secondStepTicket(site, person)).toMatch(/^[\w-]{22}$/);
  const { data } = await site.call(querySignInMethods, {}, { accessToken });
  expect(data.totpSince).not.toBeNull();
  const audit = await rowsAs(
    site.owner,
    orgId,
    `select object from audit where call = 'user/confirmTotp' and actor = $1`,
    [person.userCode],
  );
  expect(audit).toEqual([{ object: person.userCode }]);
});

test('until then a secret is not asked for, and a wrong code changes nothing', async () => {
  const person = await someone();
  const accessToken = await signInVerified(site, person);
  expect((await confirm(accessToken, '123456')).code).toBe(CODES.verifyCodeError);
  const secret = await start(accessToken);
  for (const code of [clock.code(secret, 2), clock.code(secret, -2), 'ABCDE-12345'])
    expect((await confirm(accessToken, code)).code).toBe(CODES.verifyCodeError);
  await signIn(site, person);
});

test('the code that confirmed is used up', async () => {
  const person = await someone();
  const { secret } = await startCodes(site, clock, person);
  const ticket = await secondStepTicket(site, person);
  const use = (code: string) => site.call(confirmLogin, { ticket, code });
  expect((await use(clock.code(secret))).code).toBe(CODES.verifyCodeError);
  expect((await use(clock.code(secret, 1))).code).toBe(CODES.ok);
});

test('confirming twice with two idempotency keys happens once', async () => {
  const accessToken = await signInVerified(site, await someone());
  const code = clock.code(await start(accessToken));
  const answers = await Promise.all([confirm(accessToken, code), confirm(accessToken, code)]);
  expect(answers.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([
    CODES.ok,
    CODES.verifyCodeError,
  ]);
});

test('a new app takes the place of the old one with its first code, and not before', async () => {
  const person = await someone();
  const { secret: old, accessToken } = await startCodes(site, clock, person);
  const { totpSince } = (await site.call(querySignInMethods, {}, { accessToken })).data;
  const next = await start(accessToken);
  await clock.go(3);
  const use = async (code: string) =>
    (await site.call(confirmLogin, { ticket: await secondStepTicket(site, person), code })).code;
  expect(await use(clock.code(next))).toBe(CODES.verifyCodeError);
  expect(await use(clock.code(old))).toBe(CODES.ok);
  expect((await confirm(accessToken, clock.code(next))).code).toBe(CODES.ok);
  await clock.go(6);
  expect(await use(clock.code(old))).toBe(CODES.verifyCodeError);
  expect(await use(clock.code(next))).toBe(CODES.ok);
  expect((await site.call(querySignInMethods, {}, { accessToken })).data.totpSince).toBe(totpSince);
});

test('needs the password first', async () => {
  const accessToken = await signIn(site, await someone());
  for (const answer of [
    await site.call(startTotp, {}, { accessToken }),
    await confirm(accessToken, '123456'),
  ])
    expect(answer.code).toBe(CODES.resetPasswordNeedVerify);
});
