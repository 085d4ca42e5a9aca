import type pg from 'pg';
import type { JobPayload } from '../jobs/enqueue.ts';
import type { PublishLive } from '../live/publish.ts';
import type { Log } from '../log/log.ts';
import { eventsRelayed, eventsStuck, relayLag } from '../observe/metrics.ts';
import type { DomainEvent, JobRequest, Push, Subscription } from './events.ts';

const BATCH = 100;
const POLL_MS = 1_000;

export interface RelayParts {
  /** Connects as the queue's role, which sees the outbox and the job queue but no tenant rows. */
  pool: pg.Pool;
  subscriptions: readonly Subscription[];
  publish: PublishLive;
  log: Log;
}

interface OutboxRow {
  id: string;
  org_id: string;
  name: string;
  payload: unknown;
  trace: string | null;
  age: number;
}

/**
 * Relays a batch of events from the outbox. Jobs are enqueued and events deleted in one transaction, so each event is
 * turned into jobs exactly once, whenever the process dies. Pushes are sent before the commit: after a crash they may
 * repeat (clients drop known ids) but are never lost.
 */
export async function relayBatch({ pool, subscriptions, publish, log }: RelayParts): Promise<number> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const { rows } = await client.query<OutboxRow>(
      `select id, org_id, name, payload, trace, extract(epoch from app_now() - created_at)::float8 as age
       from outbox where stuck_at is null order by id limit $1 for update skip locked`,
      [BATCH],
    );
    if (rows.length > 0) {
      const { effects, stuck } = workOut(subscriptions, rows, log);
      await publishAll(publish, effects);
      await enqueueAll(client, effects);
      await client.query('update outbox set stuck_at = app_now() where id = any($1)', [stuck]);
      await client.query('delete from outbox where id = any($1) and stuck_at is null', [
        rows.map(({ id }) => id),
      ]);
      relayLag.set(Math.max(...rows.map(({ age }) => age)));
      for (const { id, name } of rows)
        if (!stuck.includes(id)) eventsRelayed.labels(labelOf(subscriptions, name)).inc();
    }
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback').catch((gone: Error) => {
      broken = gone;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Labels of metrics are limited to known event names, because a column could hold any text. */
const labelOf = (subscriptions: readonly Subscription[], name: string): string =>
  subscriptions.some(({ on }) => on.name === name) ? name : 'unknown';

interface Caused<E> {
  id: string;
  trace: string | null;
  effect: E;
}

/** Sets an event aside as stuck if computing its effects fails: retrying wouldn't help and would block later events. */
function workOut(
  subscriptions: readonly Subscription[],
  rows: readonly OutboxRow[],
  log: Log,
): { effects: Caused<Push | JobRequest>[]; stuck: string[] } {
  const stuck: string[] = [];
  const effects = rows.flatMap((row) => {
    try {
      return effectsOf(subscriptions, row);
    } catch (error) {
      log.error('event.stuck', {
        eventName: labelOf(subscriptions, row.name),
        eventId: row.id,
        orgId: row.org_id,
        error,
      });
      eventsStuck.labels(labelOf(subscriptions, row.name)).inc();
      stuck.push(row.id);
      return [];
    }
  });
  return { effects, stuck };
}

function effectsOf(subscriptions: readonly Subscription[], row: OutboxRow): Caused<Push | JobRequest>[] {
  const event: DomainEvent = { id: row.id, orgId: row.org_id, payload: row.payload, trace: row.trace };
  return subscriptions
    .filter(({ on }) => on.name === row.name)
    .flatMap(({ effects }) => effects(event))
    .map((effect, i) => ({ id: `${row.id}.${i}`, trace: row.trace, effect }));
}

async function publishAll(
  publish: PublishLive,
  effects: readonly Caused<Push | JobRequest>[],
): Promise<void> {
  await Promise.all(
    effects.flatMap(({ id, effect }) => (effect.kind === 'push' ? [publish(id, effect)] : [])),
  );
}

async function enqueueAll(
  client: pg.PoolClient,
  effects: readonly Caused<Push | JobRequest>[],
): Promise<void> {
  const specs = effects.flatMap(({ id, trace, effect }) =>
    effect.kind === 'job'
      ? [
          {
            ...effect.spec,
            jobKey: id,
            payload: { orgId: effect.orgId, input: effect.input, trace } satisfies JobPayload,
          },
        ]
      : [],
  );
  if (specs.length > 0) await client.query('select enqueue_jobs($1::jsonb)', [JSON.stringify(specs)]);
}

/** Relays until stopped: right away when woken, otherwise every second. */
export function startRelay(parts: RelayParts): { wake: () => void; stop: () => Promise<void> } {
  let stopped = false;
  let wake = () => {};
  const loop = (async () => {
    while (!stopped) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const relayed = await relayBatch(parts).catch((error: unknown) => {
        parts.log.warn('relay.failed', { error });
        return 0;
      });
      if (relayed < BATCH && !stopped) await Promise.race([woken, pause(POLL_MS)]);
    }
  })();
  return {
    wake: () => wake(),
    stop: async () => {
      stopped = true;
      wake();
      await loop;
    },
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
