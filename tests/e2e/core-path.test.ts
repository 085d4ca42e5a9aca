import { randomUUID } from 'node:crypto';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { MONITOR_HEADER } from '@archway/contract/core/headers';
import { reportPage } from '@archway/contract/monitor/calls';
import { renderMail } from '@archway/server/platform/mail/render';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClient, type BrowserClient } from '../harness/client.ts';
import { openLive, type LiveClient } from '../harness/live-client.ts';
import { mailsTo } from '../harness/mail.ts';
import type { ServerProcess } from '../harness/process.ts';
import { waitSubscribed } from '../harness/pushes.ts';
import { openSite, type HarnessSite } from '../harness/site.ts';
import { pause, waitFor } from '../harness/wait.ts';

/** Nobody may read this in a log: it stands for what a page's stack could quote. */
const CANARY = 'canary-of-a-patient';
const REPORT: InputOf<typeof reportPage> = {
  kind: 'error',
  name: 'TypeError',
  frames: [`at ${CANARY} (/assets/app.js:1:2)`],
};
const SEEN = { [MONITOR_HEADER.route]: '/case/list', [MONITOR_HEADER.browser]: 'Firefox 140' };

let site: HarnessSite;
let apiA: ServerProcess;
let apiB: ServerProcess;
let worker: ServerProcess;
let client: BrowserClient;
let live: LiveClient;

beforeAll(async () => {
  site = await openSite();
  [apiA, apiB, worker] = await Promise.all([site.start('http'), site.start('http'), site.start('worker')]);
  await Promise.all([apiA, apiB, worker].map((one) => one.waitReady()));
  await waitSubscribed(site.env['REDIS_URL'] ?? '', site.name, 2);
  client = openClient({ origin: site.origin, targets: [apiA.url], language: 'de' });
  live = openLive({ process: apiB, origin: site.origin, ticket: site.ticket });
  await live.waitConnected();
});

afterAll(async () => {
  live?.close();
  await site?.close();
});

describe('a page error reported to one process', () => {
  const key = randomUUID();
  let fingerprint = '';

  test('is stored', async () => {
    const answer = await client.call(reportPage, REPORT, { key, headers: SEEN });
    expect(answer).toMatchObject({ status: 200, code: CODES.ok, data: { stored: true }, tries: 1 });
    const rows = await site.asSite<{ fingerprint: string; name: string; route: string; times: string }>(
      'select fingerprint, name, route, times from page_error',
    );
    expect(rows).toMatchObject([{ name: 'TypeError', route: '/case/list', times: '1' }]);
    fingerprint = rows[0]?.fingerprint ?? '';
  });

  test('reaches the socket of an operator on another process', async () => {
    await waitFor('the frame', () => live.received.length > 0);
    expect(live.rendered).toMatchObject([
      { name: 'monitor.errorFirstSeen', payload: { fingerprint, name: 'TypeError', route: '/case/list' } },
    ]);
  });

  test('is mailed to the operators, in their language and not in the reporter’s', async () => {
    const mails = await waitFor('the mail', async () => {
      const filed = await mailsTo(site.env['OPERATOR_MAIL'] ?? '');
      return filed.length > 0 && filed;
    });
    const expected = renderMail({
      template: { name: 'pageError', why: 'operators' },
      language: 'en',
      params: { name: 'TypeError', route: '/case/list', version: '0.0.0-test' },
      link: `${site.origin}/platform/operations`,
      site: site.origin,
      region: 'europe',
    });
    expect(mails).toMatchObject([{ subject: expected.subject, receipts: 1 }]);
    expect(mails[0]?.text.trim()).toBe(expected.text.trim());
  });

  test('happens once, though the action is repeated, on either process', async () => {
    for (const target of [apiA.url, apiB.url]) {
      const again = openClient({ origin: site.origin, targets: [target], language: 'de' });
      const answer = await again.call(reportPage, REPORT, { key, headers: SEEN });
      expect(answer).toMatchObject({ code: CODES.ok, data: { stored: true } });
    }
    expect(await site.asSite('select times from page_error')).toEqual([{ times: '1' }]);
  });

  test('is counted when it is met again, and told to nobody a second time', async () => {
    await client.call(reportPage, REPORT, { headers: SEEN });
    expect(await site.asSite('select times from page_error')).toEqual([{ times: '2' }]);
    await pause(1_500);
    expect(await site.asQueue('select name from outbox')).toEqual([]);
    expect(await site.asQueue('select 1 from graphile_worker._private_jobs')).toEqual([]);
    expect(live.received).toHaveLength(1);
    expect(await mailsTo(site.env['OPERATOR_MAIL'] ?? '')).toMatchObject([{ receipts: 1 }]);
  });

  test('was one job for the alert and one for the mail', async () => {
    const metrics = await worker.metrics();
    expect(runsOf(metrics)).toEqual({ 'monitor.alertOperators done': 1, 'mail.deliver done': 1 });
  });

  test('left one audit row for the reports of a minute, and a whole chain', async () => {
    await waitFor('the seals', async () => (await site.asSite('select 1 from audit_unsealed')).length === 0, {
      within: 15_000,
      every: 250,
    });
    expect(
      await site.asSite(`select
        (select count(*)::int from audit where call = 'common/monitor') as rows,
        (select count(*)::int from audit_seal) as seals`),
    ).toEqual([{ rows: 1, seals: 1 }]);
    expect(await site.brokenChains()).toEqual([]);
  });

  test('is in no log', () => {
    const lines = [apiA, apiB, worker].flatMap((one) => one.logs);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
  });
});

/** Finished runs of jobs by name and outcome; what runs by the clock is left out. */
function runsOf(metrics: string): Record<string, number> {
  const counts = metrics.matchAll(/^archway_job_seconds_count\{job="([^"]+)",outcome="([^"]+)"\} (\d+)$/gm);
  return Object.fromEntries(
    [...counts].map(([, job, outcome, count]) => [`${job} ${outcome}`, Number(count)]),
  );
}
