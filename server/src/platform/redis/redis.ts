import { Redis } from 'ioredis';
import type { Log } from '../log/log.ts';

/** Redis holds nothing that cannot be lost: commands fail at once when it is away, and every user has a way without it. */
export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 500,
    connectTimeout: 2_000,
    retryStrategy: (tries) => Math.min(tries * 100, 2_000),
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn('redis.away', { dependency: 'redis', error });
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('redis.back', { dependency: 'redis' });
    away = false;
  });
  return redis;
}

/** A subscriber waits for messages, so its commands may wait for the connection too. */
export function openSubscriber(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: 2_000,
    retryStrategy: (tries) => Math.min(tries * 100, 2_000),
  });
  redis.on('error', (error) => log.debug('redis.away', { dependency: 'redis', error }));
  return redis;
}
