import { CODES } from '@archway/contract/codes';
import { confirmLogin, querySignInMethods } from '@archway/contract/credential/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import {
  secondStepTicket,
  newPasskey,
  recoveryCodes,
  startCodes,
  StepClock,
} from '../../../testing/credentials.ts';
import { openSite } from '../../../testing/file-site.ts';
import { addMembers, makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;

const query = (accessToken: string) => site.call(querySignInMethods, {}, { accessToken });

test('tells of passkeys, code app and unused recovery codes, and of nobody else’s', async () => {
  const clock = new StepClock(site);
  await clock.go(0);
  const other = await signIn(site, colleague);
  const { accessToken } = await startCodes(site, clock, person);
  await newPasskey(site, accessToken, 'first');
  await newPasskey(site, accessToken, 'second');
  const [code = ''] = await recoveryCodes(site, accessToken);
  const ticket = await secondStepTicket(site, person);
  await site.call(confirmLogin, { ticket, code });

  const { data } = await query(accessToken);
  expect(data.passkeys.map(({ name, lastUsedAt }) => ({ name, lastUsedAt }))).toEqual([
    { name: 'first', lastUsedAt: null },
    { name: 'second', lastUsedAt: null },
  ]);
  expect(Date.parse(data.totpSince ?? '')).toBeLessThanOrEqual(Date.parse(data.passkeys[0]?.createdAt ?? ''));
  expect(data.recoveryCodesLeft).toBe(9);
  expect(await query(other)).toMatchObject({
    code: CODES.ok,
    data: { passkeys: [], totpSince: null, recoveryCodesLeft: 0 },
  });
});

test('with a member all of it is gone', async () => {
  const clock = new StepClock(site);
  await clock.go(0);
  const [leaver] = await addMembers(site, person.orgId, ['dentist']);
  const { accessToken } = await startCodes(site, clock, leaver ?? person);
  await newPasskey(site, accessToken);
  await recoveryCodes(site, accessToken);
  const userCode = leaver?.userCode;
  await rowsAs(site.owner, person.orgId, 'delete from member where user_code = $1', [userCode]);
  for (const table of ['passkey', 'totp', 'recovery_code'])
    expect(
      await rowsAs(site.owner, person.orgId, `select from ${table} where user_code = $1`, [userCode]),
    ).toEqual([]);
});

test('nobody is told without a session', async () => {
  expect((await query('')).code).toBe(CODES.sessionUnknown);
});
