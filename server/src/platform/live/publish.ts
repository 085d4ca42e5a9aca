import { LIVE } from '@archway/contract/live';
import type { LiveChannel } from '@archway/contract/core/live';
import type { Redis } from 'ioredis';
import type { Push } from '../events/events.ts';

/** What travels between processes: the frame, and to whom it goes. */
export interface Routed {
  channel: LiveChannel;
  orgId: string;
  userCodes?: readonly string[];
  frame: { id: string; name: string; payload: unknown };
}

export type PublishLive = (id: string, push: Push) => Promise<void>;

export const liveTopic = (site: string) => `archway:${site}:live`;
export const wakeTopic = (site: string) => `archway:${site}:wake`;

/** Hands a push to every process that holds sockets. With Redis away it is dropped: lists are pulled anyway. */
export function makePublisher(redis: Redis, site: string): PublishLive {
  return async (id, { orgId, userCodes, name, payload }) => {
    const { channel, payload: schema } = LIVE[name];
    const routed: Routed = {
      channel,
      orgId,
      ...(userCodes === undefined ? {} : { userCodes }),
      frame: { id, name, payload: schema.parse(payload) },
    };
    await redis.publish(liveTopic(site), JSON.stringify(routed)).catch(() => {});
  };
}

/** Tells the relays of the site that the outbox has something; a lost one costs a second. */
export function makeWaker(redis: Redis, site: string): () => void {
  return () => {
    redis.publish(wakeTopic(site), '').catch(() => {});
  };
}
