import type { Redis } from 'ioredis';
import type { Push } from '../events/events.ts';
import type { Routed } from './routed.ts';

export type PublishLive = (id: string, push: Push) => Promise<void>;

export const liveTopic = (site: string) => `archway:${site}:live`;
export const wakeTopic = (site: string) => `archway:${site}:wake`;

/** A process that has just started may find events waiting before Redis has answered it for the first time. */
const FIRST_CONNECT_MS = 2_000;

/** Hands a push to every process that holds sockets. With Redis away it is dropped: lists are pulled anyway. */
export function makePublisher(redis: Redis, site: string): PublishLive {
  const connected = firstConnect(redis);
  return async (id, { orgId, userCodes, madeBy, name, payload }) => {
    const routed: Routed = { orgId, userCodes, madeBy, frame: { id, name, payload } };
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

/** Tells the relays of the site that the outbox has something; a lost one costs a second. */
export function makeWaker(redis: Redis, site: string): () => void {
  return () => {
    redis.publish(wakeTopic(site), '').catch(() => {});
  };
}
