import { listSessions, logout } from '@archway/contract/session/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, signInSaved } from '../../../testing/people.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;

const listFor = async (accessToken: string) => (await site.call(listSessions, {}, { accessToken })).data.list;

test("shows the member's own sessions that still live, with where and how", async () => {
  const ended = await signIn(site, person);
  await site.call(logout, {}, { accessToken: ended });
  await signIn(site, colleague);
  await signInSaved(site, person, { address: '192.0.2.7', headers: { 'user-agent': 'Test browser' } });
  const current = await signIn(site, person);
  const list = await listFor(current);
  expect(list.map(({ isCurrent, saveLogin }) => ({ isCurrent, saveLogin }))).toEqual([
    { isCurrent: true, saveLogin: false },
    { isCurrent: false, saveLogin: true },
  ]);
  expect(list[1]).toMatchObject({ address: '192.0.2.7', userAgent: 'Test browser' });
  for (const { createdAt, lastUsedAt } of list)
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(lastUsedAt));
});

test('a session that ended by itself is not shown', async () => {
  await signIn(site, colleague);
  const saved = await signInSaved(site, colleague);
  await site.shiftClock('31 minutes');
  const current = await signIn(site, colleague);
  expect((await listFor(current)).map(({ saveLogin }) => saveLogin)).toEqual([false, true]);
  expect(saved.refreshToken).not.toBeNull();
  await site.shiftClock('0');
});
