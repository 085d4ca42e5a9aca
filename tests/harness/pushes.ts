import { liveTopic } from '@archway/server/platform/live/publish';
import { Redis } from 'ioredis';
import { waitFor } from './wait.ts';

export interface PushTap {
  close(): void;
}

/** Tells of every push of a site in the moment it goes out, which is before the relay commits. */
export async function tapPushes(redisUrl: string, site: string, onPush: () => void): Promise<PushTap> {
  const redis = new Redis(redisUrl);
  redis.on('message', onPush);
  await redis.subscribe(liveTopic(site));
  return { close: () => redis.disconnect() };
}

/** A ready process may still be subscribing, and what is pushed before that does not reach its sockets. */
export async function waitSubscribed(redisUrl: string, site: string, processes: number): Promise<void> {
  const redis = new Redis(redisUrl);
  await waitFor(`${processes} processes subscribed`, async () => {
    const [, count] = (await redis.pubsub('NUMSUB', liveTopic(site))) as [string, number];
    return count >= processes;
  });
  redis.disconnect();
}
