import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { CODES } from '@archway/contract/codes';
import { API_PREFIX } from '@archway/contract/core/headers';
import { reportPage } from '@archway/contract/monitor/calls';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formOf, headersFor, openTestSite, type TestSite } from '../../testing/site.ts';
import { silentLog } from '../log/log.ts';
import { openRedis } from '../redis/redis.ts';
import { makeLimiter } from './limiter.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await ready(site.redis);
});
afterAll(() => site.close());

async function ready(redis: Redis): Promise<void> {
  if (redis.status !== 'ready') await once(redis, 'ready');
}

/** Counts start anew with each minute by the clock: a test must not be cut in two by that. */
beforeEach(async () => {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 4_000) await new Promise((resolve) => setTimeout(resolve, left));
});

const report = (at: TestSite, address: string, language = 'en') =>
  at.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/${reportPage.path}`,
    remoteAddress: address,
    headers: headersFor(reportPage, { language }),
    payload: formOf({ kind: 'vital', name: 'LCP' }).toString(),
  });

async function statuses(at: TestSite, address: string, times: number): Promise<number[]> {
  const replies = await Promise.all(Array.from({ length: times }, () => report(at, address)));
  return replies.map(({ statusCode }) => statusCode);
}
const PASSED = Array.from({ length: 20 }, () => 200);

test('the 21st report of an address in a minute waits, those of others do not', async () => {
  expect(await statuses(site, '192.0.2.1', 20)).toEqual(PASSED);
  const refused = await report(site, '192.0.2.1', 'de');
  const { code, data, msg } = refused.json<{ code: number; data: { retryAfter: number }; msg: string }>();
  expect([refused.statusCode, code]).toEqual([429, CODES.tooMany]);
  expect(data.retryAfter).toBeGreaterThan(0);
  expect(data.retryAfter).toBeLessThanOrEqual(60);
  expect(refused.headers['retry-after']).toBe(String(data.retryAfter));
  expect(msg).toContain(`${data.retryAfter} Sekunde`);
  expect((await report(site, '192.0.2.2')).statusCode).toBe(200);
});

test('with Redis away each process still counts', async () => {
  const alone = await openTestSite(undefined, { REDIS_URL: 'redis://127.0.0.1:9' });
  expect(await statuses(alone, '192.0.2.1', 20)).toEqual(PASSED);
  expect(await statuses(alone, '192.0.2.1', 1)).toEqual([429]);
  expect(await statuses(alone, '192.0.2.2', 1)).toEqual([200]);
  await alone.close();
});

test('two processes count together', async () => {
  const connections = [1, 2].map(() => openRedis(site.config.REDIS_URL, silentLog));
  await Promise.all(connections.map(ready));
  const [one, two] = connections.map((redis) => makeLimiter(redis, `test:${site.config.SITE_NAME}`));
  const counter = { subject: randomUUID(), calls: 3, seconds: 60 };
  expect(await one?.([counter])).toBeNull();
  expect(await two?.([counter])).toBeNull();
  expect(await one?.([counter])).toBeNull();
  expect(await two?.([counter])).toBeGreaterThan(0);
  for (const redis of connections) redis.disconnect();
});
