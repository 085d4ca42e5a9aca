import { CODES } from '@archway/contract/codes';
import { confirmTotp, startTotp } from '@archway/contract/credential/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { signInVerified, StepClock } from '../../../testing/credentials.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization } from '../../../testing/people.ts';

const site = await openSite();
const [person] = (await makeOrganization(site)).people;

const start = (accessToken: string) => site.call(startTotp, {}, { accessToken });

test('gives a secret and its address for code apps, and keeps it encrypted', async () => {
  const { code, data } = await start(await signInVerified(site, person));
  expect(code).toBe(CODES.ok);
  expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(data.uri);
  expect(decodeURIComponent(uri.pathname)).toContain(`Archway:${person.account}`);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: data.secret, issuer: 'Archway' });
  const rows = await rowsAs<{ pending: Buffer; secret: Buffer | null }>(
    site.owner,
    person.orgId,
    'select pending, secret from totp where user_code = $1',
    [person.userCode],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.secret).toBeNull();
  expect(rows[0]?.pending.toString('latin1')).not.toContain(data.secret);
});

test('a second one takes the place of the first', async () => {
  const clock = new StepClock(site);
  await clock.go(0);
  const accessToken = await signInVerified(site, person);
  const [first, second] = [(await start(accessToken)).data.secret, (await start(accessToken)).data.secret];
  expect(second).not.toBe(first);
  const confirm = async (secret: string) =>
    (await site.call(confirmTotp, { code: clock.code(secret) }, { accessToken })).code;
  expect(await confirm(first)).toBe(CODES.verifyCodeError);
  expect(await confirm(second)).toBe(CODES.ok);
});

test("a secret that was copied into another member's row opens nothing", async () => {
  const clock = new StepClock(site);
  await clock.go(0);
  const [victim, thief] = (await makeOrganization(site)).people;
  const [own, theirs] = [await signInVerified(site, thief), await signInVerified(site, victim)];
  const [, { secret }] = [(await start(own)).data, (await start(theirs)).data];
  await rowsAs(
    site.owner,
    victim.orgId,
    `update totp set pending = (select pending from totp where user_code = $2) where user_code = $1`,
    [thief.userCode, victim.userCode],
  );
  const confirm = async (accessToken: string) =>
    (await site.call(confirmTotp, { code: clock.code(secret) }, { accessToken })).code;
  expect(await confirm(own)).toBe(CODES.internal);
  expect(await confirm(theirs)).toBe(CODES.ok);
});
