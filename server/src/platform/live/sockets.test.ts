import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { LIVE_CLOSE } from '@archway/contract/core/live';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dial, listenLive, openLive, ticketFor } from '../../testing/live-client.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';
import { push } from '../events/events.ts';
import { silentLog } from '../log/log.ts';
import { openRedis } from '../redis/redis.ts';
import { makePublisher, type PublishLive } from './publish.ts';

let site: TestSite;
beforeAll(async () => {
  // The members here have no sessions: what is tested is where frames go.
  site = await openTestSite(undefined, { LIVE_RECHECK_MS: '3600000' });
  await listenLive(site);
});
afterAll(() => site.close());

const memberOf = (orgId: string) => ({ orgId, userCode: randomUUID(), sessionId: randomUUID() });
const payload = { fingerprint: 'f', name: 'TypeError', route: '/' };
const frame = (id: string) => ({ id, name: 'monitor.errorFirstSeen', payload });

/** Publishes as a worker process would: on a connection of its own. */
async function asWorker(work: (publish: PublishLive) => Promise<void>): Promise<void> {
  const redis = openRedis(site.config.REDIS_URL, silentLog);
  await once(redis, 'ready');
  await work(makePublisher(redis, site.config.SITE_NAME));
  redis.disconnect();
}

test('a push reaches the sockets of its organization on its channel, and no other', async () => {
  const [clinic, lab] = [randomUUID(), randomUUID()];
  const [first, second] = [
    await openLive(site, memberOf(clinic), 'system'),
    await openLive(site, memberOf(clinic), 'system'),
  ];
  const otherChannel = await openLive(site, memberOf(clinic), 'export');
  const foreign = await openLive(site, memberOf(lab), 'system');
  await asWorker(async (publish) => {
    await publish('1', push({ orgId: clinic }, 'monitor.errorFirstSeen', payload));
    await publish('2', push({ orgId: lab }, 'monitor.errorFirstSeen', payload));
  });
  // Redis keeps the order, so the second push comes last to whomever it comes.
  await expect.poll(() => foreign.frames).toEqual([frame('2')]);
  expect([first.frames, second.frames, otherChannel.frames]).toEqual([[frame('1')], [frame('1')], []]);
});

test('a push to some members reaches only them', async () => {
  const orgId = randomUUID();
  const [named, other] = [memberOf(orgId), memberOf(orgId)];
  const [forNamed, forOther] = [await openLive(site, named, 'system'), await openLive(site, other, 'system')];
  await asWorker(async (publish) => {
    await publish('1', push({ orgId, userCodes: [named.userCode] }, 'monitor.errorFirstSeen', payload));
    await publish('2', push({ orgId }, 'monitor.errorFirstSeen', payload));
  });
  await expect.poll(() => forNamed.frames).toEqual([frame('1'), frame('2')]);
  await expect.poll(() => forOther.frames).toEqual([frame('2')]);
});

test.each(['https://evil.example', 'null'])(
  'a page of %s is refused and the ticket stays unused',
  async (origin) => {
    const owner = memberOf(randomUUID());
    const ticket = await ticketFor(site, owner, 'system');
    expect(await dial(site, 'system', ticket, origin).closed).toBe(LIVE_CLOSE.ticketRefused);
    const own = dial(site, 'system', ticket);
    await once(own.socket, 'greeted');
  },
);

test('without a ticket, with a used one or one for the other channel, the socket is closed', async () => {
  const owner = memberOf(randomUUID());
  const used = await ticketFor(site, owner, 'system');
  await once(dial(site, 'system', used).socket, 'greeted');
  for (const ticket of ['', 'guess', used, await ticketFor(site, owner, 'export')]) {
    expect(await dial(site, 'system', ticket).closed).toBe(LIVE_CLOSE.ticketRefused);
  }
});

test('a member’s 61st socket closes the oldest', async () => {
  const owner = memberOf(randomUUID());
  const oldest = await openLive(site, owner, 'system');
  const others = await Promise.all(Array.from({ length: 59 }, () => openLive(site, owner, 'export')));
  const colleague = await openLive(site, memberOf(owner.orgId), 'system');
  expect(oldest.socket.readyState).toBe(WebSocket.OPEN);
  await openLive(site, owner, 'system');
  expect(await oldest.closed).toBe(LIVE_CLOSE.replaced);
  const open = [...others, colleague].filter(({ socket }) => socket.readyState === WebSocket.OPEN);
  expect(open).toHaveLength(60);
});

test('a frame over 64 KiB ends the socket', async () => {
  const client = await openLive(site, memberOf(randomUUID()), 'system');
  client.socket.send('x'.repeat(64 * 1024 + 1));
  expect(await client.closed).toBe(1009);
});

test('the hub forgets sockets that are gone, also those gone before their ticket was read', async () => {
  const owner = memberOf(randomUUID());
  const open = () => site.hub.all().filter(({ owner: { userCode } }) => userCode === owner.userCode).length;
  const client = await openLive(site, owner, 'system');
  expect(open()).toBe(1);
  client.socket.terminate();
  await expect.poll(open).toBe(0);

  for (let i = 0; i < 10; i += 1) {
    const hasty = dial(site, 'system', await ticketFor(site, owner, 'system'));
    hasty.socket.once('open', () => hasty.socket.terminate());
    await hasty.closed;
  }
  await expect.poll(open).toBe(0);
});

test('a closing process tells its clients to come back', async () => {
  const client = await openLive(site, memberOf(randomUUID()), 'system');
  site.hub.closeAll(LIVE_CLOSE.restarting, 'restarting');
  expect(await client.closed).toBe(LIVE_CLOSE.restarting);
});
