import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { openSite } from '../../testing/file-site.ts';
import { ticketFor } from '../../testing/live-client.ts';
import { takeTicket } from './tickets.ts';

const site = await openSite();
afterEach(() => site.shiftClock('0'));

const owner = { orgId: randomUUID(), userCode: randomUUID(), sessionId: randomUUID() };

test('taking a live ticket returns its owner', async () => {
  expect(await takeTicket(site.db, await ticketFor(site, owner, 'export'), 'export')).toEqual(owner);
});

test('of fifty concurrent attempts to take a live ticket one succeeds', async () => {
  const ticket = await ticketFor(site, owner, 'system');
  const taken = await Promise.all(Array.from({ length: 50 }, () => takeTicket(site.db, ticket, 'system')));
  expect(taken.filter((winner) => winner !== null)).toEqual([owner]);
});

test("a live ticket expires after 30 seconds by the database's clock", async () => {
  const [early, late] = [await ticketFor(site, owner, 'system'), await ticketFor(site, owner, 'system')];
  await site.shiftClock('29 seconds');
  expect(await takeTicket(site.db, early, 'system')).toEqual(owner);
  await site.shiftClock('30 seconds');
  expect(await takeTicket(site.db, late, 'system')).toBeNull();
});

test('a live ticket is valid for its own channel only', async () => {
  const ticket = await ticketFor(site, owner, 'system');
  expect(await takeTicket(site.db, ticket, 'export')).toBeNull();
  expect(await takeTicket(site.db, ticket, 'system')).toEqual(owner);
});

test.each(['', 'guess', '0197a000-0000-7000-8000-00000000000a'])(
  '%j is not a valid live ticket',
  async (ticket) => {
    await ticketFor(site, owner, 'system');
    expect(await takeTicket(site.db, ticket, 'system')).toBeNull();
  },
);

test('the sweep deletes expired live tickets and keeps the others', async () => {
  const late = { ...owner, orgId: randomUUID() };
  await ticketFor(site, late, 'system');
  await site.shiftClock('31 seconds');
  const fresh = await ticketFor(site, late, 'system');
  await site.queue.query('select sweep_expired(1000)');
  expect(await rowsAs(site.owner, late.orgId, 'select from live_ticket')).toHaveLength(1);
  expect(await takeTicket(site.db, fresh, 'system')).toEqual(late);
});
