import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { rowsAs } from '../../testing/as-tenant.ts';
import { openSite } from '../../testing/file-site.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineJob } from '../jobs/job.ts';
import { liveTopic, makePublisher, type PublishLive } from '../live/publish.ts';
import { silentLog } from '../log/log.ts';
import { openSubscriber } from '../redis/redis.ts';
import { defineEvent, enqueue, push, subscribe } from './events.ts';
import { eventsRelayed } from '../observe/metrics.ts';
import { record } from './record.ts';
import { relayBatch, type RelayParts } from './relay.ts';

const orgId = randomUUID();
const note = defineJob({ name: 'test.note', input: z.object({ name: z.string() }), run: async () => {} });
const errorSeen = defineEvent(
  'test.errorSeen',
  z.object({ fingerprint: z.string(), name: z.string(), route: z.string() }),
);
const subscription = subscribe(errorSeen, ({ payload }) => [
  push({ orgId }, 'monitor.errorFirstSeen', payload),
  enqueue(orgId, note, { name: payload.name }),
]);

const site = await openSite();
beforeEach(async () => {
  await site.queue.query('delete from outbox');
  await site.queue.query('delete from graphile_worker._private_jobs');
});

const relay = (changes: Partial<RelayParts> = {}) =>
  relayBatch({
    pool: site.queue,
    subscriptions: [subscription],
    publish: async () => {},
    log: silentLog,
    ...changes,
  });

async function happen(...names: string[]): Promise<void> {
  await inTransaction(site.db, { orgId }, async (tx) => {
    for (const name of names) await record(tx, errorSeen, { fingerprint: 'f', name, route: '/' });
  });
}

async function waiting(): Promise<{ events: string[]; jobs: string[] }> {
  const events = await site.queue.query<{ name: string }>(
    `select payload->>'name' as name from outbox order by id`,
  );
  const jobs = await site.queue.query<{ name: string }>(
    `select payload->'input'->>'name' as name from graphile_worker._private_jobs order by id`,
  );
  return { events: events.rows.map(({ name }) => name), jobs: jobs.rows.map(({ name }) => name) };
}

test('the relay turns an event into its push and job and deletes it from the outbox', async () => {
  const subscriber = openSubscriber(site.config.REDIS_URL, silentLog);
  await subscriber.subscribe(liveTopic(site.config.SITE_NAME));
  const message = once(subscriber, 'message') as Promise<[string, string]>;
  await happen('TypeError');
  const [{ id } = { id: '' }] = await rowsAs<{ id: string }>(site.owner, orgId, 'select id from outbox');

  expect(await relay({ publish: makePublisher(site.redis, site.config.SITE_NAME) })).toBe(1);
  expect(await waiting()).toEqual({ events: [], jobs: ['TypeError'] });
  expect(JSON.parse((await message)[1])).toEqual({
    orgId,
    frame: {
      id: `${id}.0`,
      name: 'monitor.errorFirstSeen',
      payload: { fingerprint: 'f', name: 'TypeError', route: '/' },
    },
  });
  subscriber.disconnect();
});

test('the relay keeps the order of events', async () => {
  await happen('a', 'b');
  await happen('c');
  await relay();
  expect(await waiting()).toEqual({ events: [], jobs: ['a', 'b', 'c'] });
});

const failOn =
  (wanted: string, work: PublishLive): PublishLive =>
  async (id, sent) => {
    if ((sent.payload as { name: string }).name === wanted) await work(id, sent);
  };
const throwing = subscribe(errorSeen, ({ payload: { name } }) => {
  if (name === 'b') throw new Error('not now');
  return [];
});

test.each<[string, () => Partial<RelayParts>]>([
  [
    'a push fails',
    () => ({
      publish: failOn('b', async () => {
        throw new Error('not now');
      }),
    }),
  ],
  [
    'the connection dies before the commit',
    () => ({
      publish: failOn('b', async () => {
        await site.queue.query(
          `select pg_terminate_backend(pid, 1000) from pg_stat_activity
           where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
        );
      }),
    }),
  ],
])('nothing is lost when %s', async (_what, trouble) => {
  await happen('a', 'b', 'c');
  await expect(relay(trouble())).rejects.toThrow(/not now|terminat|not queryable/);
  expect(await waiting()).toEqual({ events: ['a', 'b', 'c'], jobs: [] });
  await relay();
  expect(await waiting()).toEqual({ events: [], jobs: ['a', 'b', 'c'] });
});

const countRelayed = async (): Promise<number> =>
  (await eventsRelayed.get()).values.reduce((sum, { value }) => sum + value, 0);

test("an event whose subscription throws is set aside as stuck and doesn't block others", async () => {
  await happen('a', 'b', 'c');
  const before = await countRelayed();
  await relay({ subscriptions: [subscription, throwing] });
  expect((await countRelayed()) - before).toBe(2);
  expect(await waiting()).toEqual({ events: ['b'], jobs: ['a', 'c'] });
  const { rows } = await site.queue.query('select from outbox where stuck_at is not null');
  expect(rows).toHaveLength(1);
});

test("an event whose payload doesn't match its schema is set aside as stuck", async () => {
  await happen('a', 'b');
  await rowsAs(
    site.owner,
    orgId,
    `update outbox set payload = payload - 'route' where payload->>'name' = 'a' returning 1`,
  );
  await relay();
  expect(await waiting()).toEqual({ events: ['a'], jobs: ['b'] });
});

test("recording an event with a payload that doesn't match its schema fails", async () => {
  const wrong = inTransaction(site.db, { orgId }, (tx) =>
    record(tx, errorSeen, { fingerprint: 'f', name: 1 as unknown as string, route: '/' }),
  );
  await expect(wrong).rejects.toThrow(/expected string/);
  expect((await waiting()).events).toEqual([]);
});

test('two concurrent relays turn each of 500 events into one job', async () => {
  const names = Array.from({ length: 500 }, (_, i) => String(i));
  await happen(...names);
  const relayed = [0, 0];
  await Promise.all(
    relayed.map(async (_, i) => {
      while ((await waiting()).events.length > 0) relayed[i]! += await relay();
    }),
  );
  expect(relayed[0]! + relayed[1]!).toBe(500);
  const { events, jobs } = await waiting();
  expect(events).toEqual([]);
  expect(jobs.toSorted()).toEqual(names.toSorted());
});

test('an event of an unknown name is deleted without effects', async () => {
  await happen('a');
  await rowsAs(
    site.owner,
    orgId,
    `insert into outbox (org_id, id, name, payload) values ($1, gen_random_uuid(), 'old.gone', '{}') returning 1`,
    [orgId],
  );
  expect(await relay()).toBe(2);
  expect(await waiting()).toEqual({ events: [], jobs: ['a'] });
});
