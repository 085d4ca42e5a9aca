import { once } from 'node:events';
import { CODES } from '@archway/contract/codes';
import { LIVE_CLOSE } from '@archway/contract/core/live';
import { disable } from '@archway/contract/member/calls';
import { liveTicket } from '@archway/contract/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dial, listenLive, type LiveClient } from '../../../testing/live-client.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let administrator: TestPerson;
let dentist: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  [administrator, dentist] = (await makeOrganization(site)).people;
  await listenLive(site);
});
afterAll(() => site.close());

async function ticketOf(accessToken: string, channel: 'system' | 'export' = 'system'): Promise<string> {
  return (await site.call(liveTicket, { channel }, { accessToken })).data.ticket;
}

/** A socket as the page of this session would open it. */
async function open(accessToken: string): Promise<LiveClient> {
  const client = dial(site, 'system', await ticketOf(accessToken));
  await once(client.socket, 'greeted');
  return client;
}

test('a ticket opens one socket of its channel, once', async () => {
  const ticket = await ticketOf(await signIn(site, dentist));
  const first = dial(site, 'system', ticket);
  await once(first.socket, 'greeted');
  expect(await dial(site, 'system', ticket).closed).toBe(LIVE_CLOSE.ticketRefused);
  const forOther = await ticketOf(await signIn(site, dentist), 'export');
  expect(await dial(site, 'system', forOther).closed).toBe(LIVE_CLOSE.ticketRefused);
  first.socket.close();
});

test('nobody gets one without a session', async () => {
  expect((await site.call(liveTicket, { channel: 'system' })).code).toBe(CODES.sessionUnknown);
});

test("a disabled member's socket is closed within 5 seconds, a colleague's stays", async () => {
  const accessToken = await signIn(site, administrator);
  const [theirs, own] = [await open(await signIn(site, dentist)), await open(accessToken)];
  const before = performance.now();
  await site.call(disable, { userCode: dentist.userCode }, { accessToken });
  expect(await theirs.closed).toBe(LIVE_CLOSE.sessionEnded);
  expect(performance.now() - before).toBeLessThan(5_000);
  expect(own.socket.readyState).toBe(own.socket.OPEN);
  own.socket.close();
});
