import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { LIVE_CLOSE } from '@archway/contract/core/live';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import {
  dial,
  listenLive,
  type LiveClient,
  openLive,
  sessionOf,
  ticketFor,
} from '../../testing/live-client.ts';
import { addMembers, changeMember, makeOrganization } from '../../testing/people.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';
import { push } from '../events/events.ts';
import { silentLog } from '../log/log.ts';
import { openRedis } from '../redis/redis.ts';
import { liveTopic, makePublisher, type PublishLive } from './publish.ts';
import type { SocketOwner } from './tickets.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite(undefined, { LIVE_RECHECK_MS: '500' });
  await listenLive(site);
});
afterAll(() => site.close());

const organization = async (): Promise<string> => (await makeOrganization(site)).orgId;
async function memberOf(orgId: string): Promise<SocketOwner> {
  const [person] = await addMembers(site, orgId, ['clinic-admin']);
  if (person === undefined) throw new Error('nobody was added');
  return sessionOf(site, person);
}
const payload = { fingerprint: 'f', name: 'TypeError', route: '/' };
const frame = (id: string) => ({ id, name: 'monitor.errorFirstSeen', payload });

/** Publishes on its own connection, as a worker process does. */
async function asWorker(work: (publish: PublishLive) => Promise<void>): Promise<void> {
  const redis = openRedis(site.config.REDIS_URL, silentLog);
  await once(redis, 'ready');
  await work(makePublisher(redis, site.config.SITE_NAME));
  redis.disconnect();
}

test('a push reaches only the sockets of its organization on its channel', async () => {
  const [clinic, lab] = [await organization(), await organization()];
  const [first, second] = [
    await openLive(site, await memberOf(clinic), 'system'),
    await openLive(site, await memberOf(clinic), 'system'),
  ];
  const otherChannel = await openLive(site, await memberOf(clinic), 'export');
  const foreign = await openLive(site, await memberOf(lab), 'system');
  await asWorker(async (publish) => {
    await publish('1', push({ orgId: clinic }, 'monitor.errorFirstSeen', payload));
    await publish('2', push({ orgId: lab }, 'monitor.errorFirstSeen', payload));
  });
  // Redis keeps the order, so the second push arrives last everywhere.
  await expect.poll(() => foreign.frames).toEqual([frame('2')]);
  expect([first.frames, second.frames, otherChannel.frames]).toEqual([[frame('1')], [frame('1')], []]);
});

test('a push to some members reaches only them', async () => {
  const orgId = await organization();
  const [named, other] = [await memberOf(orgId), await memberOf(orgId)];
  const [forNamed, forOther] = [await openLive(site, named, 'system'), await openLive(site, other, 'system')];
  await asWorker(async (publish) => {
    await publish('1', push({ orgId, userCodes: [named.userCode] }, 'monitor.errorFirstSeen', payload));
    await publish('2', push({ orgId }, 'monitor.errorFirstSeen', payload));
  });
  await expect.poll(() => forNamed.frames).toEqual([frame('1'), frame('2')]);
  await expect.poll(() => forOther.frames).toEqual([frame('2')]);
});

test.each(['https://evil.example', 'null'])(
  'a socket from the origin %s is refused and the ticket stays unused',
  async (origin) => {
    const owner = await memberOf(await organization());
    const ticket = await ticketFor(site, owner, 'system');
    expect(await dial(site, 'system', ticket, origin).closed).toBe(LIVE_CLOSE.ticketRefused);
    const own = dial(site, 'system', ticket);
    await once(own.socket, 'greeted');
  },
);

test('a socket without a ticket, with a used one or one of the other channel is closed', async () => {
  const owner = await memberOf(await organization());
  const used = await ticketFor(site, owner, 'system');
  await once(dial(site, 'system', used).socket, 'greeted');
  for (const ticket of ['', 'guess', used, await ticketFor(site, owner, 'export')]) {
    expect(await dial(site, 'system', ticket).closed).toBe(LIVE_CLOSE.ticketRefused);
  }
});

test('a member’s 61st socket closes the oldest', async () => {
  const owner = await memberOf(await organization());
  const oldest = await openLive(site, owner, 'system');
  const others = await Promise.all(Array.from({ length: 59 }, () => openLive(site, owner, 'export')));
  const colleague = await openLive(site, await memberOf(owner.orgId), 'system');
  expect(oldest.socket.readyState).toBe(WebSocket.OPEN);
  await openLive(site, owner, 'system');
  expect(await oldest.closed).toBe(LIVE_CLOSE.replaced);
  const open = [...others, colleague].filter(({ socket }) => socket.readyState === WebSocket.OPEN);
  expect(open).toHaveLength(60);
});

test('a frame over 64 KiB ends the socket', async () => {
  const client = await openLive(site, await memberOf(await organization()), 'system');
  client.socket.send('x'.repeat(64 * 1024 + 1));
  expect(await client.closed).toBe(1009);
});

test('the hub removes closed sockets, also those closed before their ticket was read', async () => {
  const owner = await memberOf(await organization());
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

test('a stopping process tells its socket clients to reconnect', async () => {
  const client = await openLive(site, await memberOf(await organization()), 'system');
  site.hub.closeAll(LIVE_CLOSE.restarting, 'restarting');
  expect(await client.closed).toBe(LIVE_CLOSE.restarting);
});

describe('the pushes a member receives', () => {
  const caseId = '0197a000-0000-7000-8000-00000000000a';
  const heard = (client: { frames: readonly { id: string }[] }) => client.frames.map(({ id }) => id);

  test('depend on the permissions and scope of each member', async () => {
    const { orgId, people } = await makeOrganization(site);
    const [administrator, dentist] = [people[0], people[1]];
    await rowsAs(
      site.owner,
      orgId,
      `update role set scope = 'own' where org_id = app_org() and code = 'dentist'`,
    );
    const [sees, own] = [
      await openLive(site, await sessionOf(site, administrator), 'system'),
      await openLive(site, await sessionOf(site, dentist), 'system'),
    ];
    await asWorker(async (publish) => {
      await publish('1', push({ orgId, ownedBy: [administrator.userCode] }, 'case.changed', { caseId }));
      await publish('2', push({ orgId, ownedBy: [dentist.userCode] }, 'case.changed', { caseId }));
      await publish('3', push({ orgId }, 'role.listChanged', { roleId: caseId }));
      await publish('4', push({ orgId }, 'organization.changed', {}));
    });
    await expect.poll(() => heard(sees)).toEqual(['1', '2', '3', '4']);
    await expect.poll(() => heard(own)).toEqual(['2', '4']);
  });

  test.each([
    ['idle', `update session set last_used_at = app_now() - interval '31 minutes'`],
    ['too old', `update session set created_at = app_now() - interval '13 hours'`],
    ['ended', `update session set ended_at = app_now(), end_reason = 'signedOut'`],
  ])('nothing by a session that is %s, within five seconds', async (_what, statement) => {
    const owner = await memberOf(await organization());
    const client = await openLive(site, owner, 'system');
    await rowsAs(site.owner, owner.orgId, `${statement} where org_id = app_org() and id = $1`, [
      owner.sessionId,
    ]);
    expect(await Promise.race([client.closed, pause(5_000)])).toBe(LIVE_CLOSE.sessionEnded);
    await asWorker((publish) => publish('1', push(owner, 'organization.changed', {})));
    await pause(300);
    expect(client.frames).toEqual([]);
    // Nor by a socket opened with an earlier ticket.
    const late = dial(site, 'system', await ticketFor(site, owner, 'system'));
    expect(await late.closed).toBe(LIVE_CLOSE.ticketRefused);
  });

  test('are reduced within five seconds when the role loses permissions', async () => {
    const { orgId, people } = await makeOrganization(site);
    const [administrator] = people;
    const client = await openLive(site, await sessionOf(site, administrator), 'system');
    const tell = (id: string) =>
      asWorker((publish) => publish(id, push({ orgId, ownedBy: [] }, 'case.changed', { caseId })));
    await tell('1');
    await expect.poll(() => heard(client)).toEqual(['1']);
    await changeMember(
      site,
      administrator,
      `role_id = (select id from role where org_id = app_org() and code = 'assistant')`,
    );
    await rowsAs(site.owner, orgId, `delete from role_menu where org_id = app_org()`);
    await pause(2_000);
    await tell('2');
    await pause(500);
    expect(heard(client)).toEqual(['1']);
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
  });

  test.each(['', 'nonsense', '{}', '[]', 'null', `{"orgId":"x","frame":{}}`, '{"__proto__":{"a":1}}'])(
    'never include invalid messages: %j on Redis ends no process',
    async (text) => {
      const owner = await memberOf(await organization());
      const client = await openLive(site, owner, 'system');
      await site.redis.publish(liveTopic(site.config.SITE_NAME), text);
      const other = {
        orgId: owner.orgId,
        frame: { id: '1', name: 'case.changed', payload: { all: 'this' } },
      };
      await site.redis.publish(liveTopic(site.config.SITE_NAME), JSON.stringify(other));
      await asWorker((publish) => publish('2', push(owner, 'organization.changed', {})));
      await expect.poll(() => heard(client)).toEqual(['2']);
    },
  );
});

test('of 400 sockets of one member, 60 stay open', { timeout: 60_000 }, async () => {
  const owner = await memberOf(await organization());
  const clients: LiveClient[] = [];
  for (let i = 0; i < 400; i += 1) clients.push(dial(site, 'system', await ticketFor(site, owner, 'system')));
  const open = () => clients.filter(({ socket }) => socket.readyState === WebSocket.OPEN).length;
  const isNoneConnecting = () => clients.every(({ socket }) => socket.readyState !== WebSocket.CONNECTING);
  await expect.poll(isNoneConnecting, { timeout: 30_000 }).toBe(true);
  await expect.poll(open).toBe(60);
  expect(site.hub.all().filter(({ owner: { userCode } }) => userCode === owner.userCode)).toHaveLength(60);
  for (const { socket } of clients) socket.terminate();
});

test('most of 1,000 upgrade requests from one address are refused before a socket opens', async () => {
  const { port } = site.app.server.address() as AddressInfo;
  const knock = () =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/system?ticket=x`, {
        headers: { 'x-forwarded-for': '203.0.113.7' },
      });
      socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
      socket.on('close', resolve);
      socket.on('error', () => {});
    });
  const answers: number[] = [];
  for (let i = 0; i < 20; i += 1) answers.push(...(await Promise.all(Array.from({ length: 50 }, knock))));
  expect(answers.filter((code) => code === 429).length).toBeGreaterThanOrEqual(400);
  expect(answers.filter((code) => code === LIVE_CLOSE.ticketRefused).length).toBeLessThanOrEqual(600);
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
