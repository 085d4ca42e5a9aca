import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { disable } from '@archway/contract/member/calls';
import { refreshToken } from '@archway/contract/session/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import {
  addMembers,
  changeMember,
  grant,
  makeOrganization,
  signIn,
  signInSaved,
  signInVerified,
  type TestPerson,
} from '../../../testing/people.ts';

const site = await openSite();
const [administrator, dentist] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, administrator);

const shutOut = ({ userCode }: TestPerson, token = accessToken) =>
  site.call(disable, { userCode }, { accessToken: token });
const activationOf = async ({ orgId, userCode }: TestPerson) =>
  (
    await rowsAs<{ activation: number }>(
      site.owner,
      orgId,
      'select activation from member where user_code = $1',
      [userCode],
    )
  )[0]?.activation;

/** Another administrator of the same organization, signed in and verified. */
async function secondAdministrator(orgId: string): Promise<{ person: TestPerson; token: string }> {
  const [person] = await addMembers(site, orgId, ['clinic-admin']);
  if (person === undefined) throw new Error('nobody was made');
  return { person, token: await signInVerified(site, person) };
}

test('ends every session of the member, and leaves event and audit row', async () => {
  const [here, saved] = [await signIn(site, dentist), await signInSaved(site, dentist)];
  const { code, data } = await shutOut(dentist);
  expect([code, data.status]).toEqual([CODES.ok, 2]);
  expect((await site.call(info, {}, { accessToken: here })).code).toBe(CODES.sessionEnded);
  const refreshed = await site.call(refreshToken, { refreshToken: saved.refreshToken }, saved.device);
  expect(refreshed.code).toBe(CODES.sessionEnded);
  const left = await rowsAs(
    site.owner,
    dentist.orgId,
    `select o.name, o.payload, a.actor, a.object from outbox o, audit a where a.call = 'user/disable'`,
  );
  const { userCode } = dentist;
  expect(left).toEqual([
    { name: 'member.disabled', payload: { userCode }, actor: administrator.userCode, object: userCode },
  ]);
  expect((await shutOut(dentist)).code).toBe(CODES.conflict);
});

test('a member of another organization is not found', async () => {
  const stranger = (await makeOrganization(site)).people[1];
  expect((await shutOut(stranger)).code).toBe(CODES.notFound);
  expect(await activationOf(stranger)).toBe(1);
});

test('the last administrator stays', async () => {
  const { people } = await makeOrganization(site);
  const [last] = people;
  const token = await signInVerified(site, last);
  expect((await shutOut(last, token)).code).toBe(CODES.lastAdministrator);
  // One who cannot sign in is no second one.
  const { person: second } = await secondAdministrator(last.orgId);
  await changeMember(site, second, 'activation = 0');
  expect((await shutOut(last, token)).code).toBe(CODES.lastAdministrator);
  expect(await activationOf(last)).toBe(1);
});

test('of two administrators each may be disabled, but not by themselves', async () => {
  const { people } = await makeOrganization(site);
  const { person: second, token } = await secondAdministrator(people[0].orgId);
  expect((await shutOut(second, token)).code).toBe(CODES.conflict);
  expect(await activationOf(second)).toBe(1);
  expect((await shutOut(people[0], token)).code).toBe(CODES.ok);
  expect((await shutOut(second, token)).code).toBe(CODES.lastAdministrator);
});

test('of two administrators who disable each other at the same moment one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { people } = await makeOrganization(site);
    const [first] = people;
    const own = await signInVerified(site, first);
    const { person: second, token } = await secondAdministrator(first.orgId);
    const answers = await Promise.all([shutOut(second, own), shutOut(first, token)]);
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === CODES.ok).length).toBe(1);
    // The other one came too late: as the last administrator, or as one whose own session had just ended.
    expect([CODES.lastAdministrator, CODES.sessionEnded]).toContain(codes.find((code) => code !== CODES.ok));
    expect(new Set([await activationOf(first), await activationOf(second)])).toEqual(new Set([1, 2]));
  }
});

test('a member needs the permission', async () => {
  const { people } = await makeOrganization(site);
  const [, member] = people;
  const colleague = people[2] ?? member;
  const token = await signIn(site, member);
  expect((await shutOut(colleague, token)).code).toBe(CODES.noPerm);
  await grant(site, member, 'userManagement.disable');
  expect((await shutOut(colleague, token)).code).toBe(CODES.ok);
});
