import { CODES } from '@archway/contract/codes';
import { confirmLogin, makeRecoveryCodes, querySignInMethods } from '@archway/contract/credential/calls';
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
const make = (accessToken: string) => site.call(makeRecoveryCodes, {}, { accessToken });
const left = async (accessToken: string) =>
  (await site.call(querySignInMethods, {}, { accessToken })).data.recoveryCodesLeft;

test('gives ten different codes without letters that are taken for others, and keeps none of them', async () => {
  const person = await someone();
  const { accessToken } = await startCodes(site, clock, person);
  const { code, data } = await make(accessToken);
  expect(code).toBe(CODES.ok);
  expect(new Set(data.codes).size).toBe(10);
  for (const one of data.codes) expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  const rows = await rowsAs<{ row: string }>(
    site.owner,
    orgId,
    'select r::text as row from recovery_code r where user_code = $1',
    [person.userCode],
  );
  expect(rows).toHaveLength(10);
  expect(await left(accessToken)).toBe(10);
  const audit = await rowsAs<{ row: string }>(
    site.owner,
    orgId,
    `select a::text as row from audit a where call = 'user/makeRecoveryCodes' and object = $1`,
    [person.userCode],
  );
  expect(audit).toHaveLength(1);
  for (const { row } of [...rows, ...audit])
    for (const one of data.codes) expect(row).not.toContain(one.slice(0, 5));
});

test('new ones take the place of the old ones, also of those made at the same moment', async () => {
  const person = await someone();
  const { accessToken } = await startCodes(site, clock, person);
  const [old = ''] = (await make(accessToken)).data.codes;
  const made = await Promise.all([make(accessToken), make(accessToken)]);
  expect(made.map(({ code }) => code)).toEqual([CODES.ok, CODES.ok]);
  expect(await left(accessToken)).toBe(10);
  const ticket = await secondStepTicket(site, person);
  expect((await site.call(confirmLogin, { ticket, code: old })).code).toBe(CODES.verifyCodeError);
});

test('without a code app there are none; the password is needed first', async () => {
  const person = await someone();
  const accessToken = await signInVerified(site, person);
  expect((await make(accessToken)).code).toBe(CODES.notFound);
  expect((await make(await signIn(site, person))).code).toBe(CODES.resetPasswordNeedVerify);
});
