import type { Redis } from 'ioredis';
import type { Push } from '../events/events.ts';
import type { Routed } from './routed.ts';

export type PublishLive = (id: string, push: Push) => Promise<void>;

export const liveTopic = (site: string) => `archway:${site}:live`;
export const wakeTopic = (site: string) => `archway:${site}:wake`;

/** After the start, events may be relayed before Redis has connected: wait this long for the first connection. */
const FIRST_CONNECT_MS = 2_000;

/** Publishes a push to every process with sockets. Dropped if Redis is down: pages refetch when they reconnect. */
export function makePublisher(redis: Redis, site: string): PublishLive {
  const connected = firstConnect(redis);
  return async (id, { orgId, userCodes, ownedBy, name, payload }) => {
    const routed: Routed = { orgId, userCodes, ownedBy, frame: { id, name, payload } };
    await connected;
    await redis.publish(liveTopic(site), JSON.stringify(routed)).catch(() => {});
  };
}

function firstConnect(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return Promise.resolve();
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, FIRST_CONNECT_MS).unref();
    redis.once('ready', () => {
      clearTimeout(patience);
      resolve();
    });
  });
}

/** Wakes the relays of the site after events were recorded. If the message is lost, they poll within a second. */
export function makeWaker(redis: Redis, site: string): () => void {
  return () => {
    redis.publish(wakeTopic(site), '').catch(() => {});
  };
}
