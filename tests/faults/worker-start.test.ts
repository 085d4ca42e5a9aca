import { reportPage } from '@archway/contract/monitor/calls';
import { afterEach, expect, test } from 'vitest';
import { openClient } from '../harness/client.ts';
import { openLive } from '../harness/live-client.ts';
import { waitSubscribed } from '../harness/pushes.ts';
import { openSite } from '../harness/site.ts';
import { openTap } from '../harness/tap.ts';
import { waitFor } from '../harness/wait.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

test('a worker that connects to Redis after the database loses no push', async () => {
  const site = await openSite();
  const redisUrl = site.env['REDIS_URL'] ?? '';
  const slow = await openTap(redisUrl, { latency: 120 });
  closers.push(slow.close, () => site.close());
  const api = await (await site.start('http')).waitReady();
  await waitSubscribed(redisUrl, site.name, 1);
  const live = openLive({ process: api, origin: site.origin, ticket: site.ticket });
  closers.push(() => live.close());
  await live.waitConnected();
  const client = openClient({ origin: site.origin, targets: [api.url] });
  await client.call(reportPage, { kind: 'error', name: 'WaitingError', frames: [] });

  const worker = await site.start('worker', { REDIS_URL: slow.url });
  await worker.waitReady();
  await waitFor('the outbox empty', async () => (await site.asQueue('select 1 from outbox')).length === 0);
  await waitFor('the push', () => live.rendered.length > 0, { within: 3_000 }).catch(() => {});
  expect(live.rendered).toMatchObject([{ payload: { name: 'WaitingError' } }]);
});
