import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { openSite } from '../../testing/file-site.ts';
import { runJob } from '../../testing/jobs.ts';
import { inTransaction } from '../db/transaction.ts';
import { makeLog } from '../log/log.ts';
import { textDelivery } from './deliver-text.job.ts';
import { maskNumber } from './mask-number.ts';
import { queueText } from './queue-text.ts';
import { openSms, type OutgoingText } from './sms-provider.ts';

const site = await openSite();
const orgId = randomUUID();
const NUMBER = '+44 20 7946 0123';
const NAME = 'Kestrel Dental Lab';

const request = (key = randomUUID()) => ({
  key,
  to: NUMBER,
  language: 'en' as const,
  template: { name: 'partnerApplied', why: 'account' as const },
  params: { organization: NAME },
  link: `${site.config.PUBLIC_ORIGIN}/partner`,
});
const queue = (...messages: ReturnType<typeof request>[]) =>
  inTransaction(site.db, { orgId }, async (tx) => {
    for (const message of messages) await queueText(tx, orgId, message);
  });

interface Row {
  id: string;
  state: string;
  recipient: string;
  params: unknown;
}
const rowsOf = (key: string) =>
  rowsAs<Row>(site.owner, orgId, 'select id, state, recipient, params from text_message where key = $1', [
    key,
  ]);

async function queued(): Promise<{ key: string; textId: string }> {
  const message = request();
  await queue(message);
  return { key: message.key, textId: (await rowsOf(message.key))[0]?.id ?? '' };
}

function recorder(): { sent: OutgoingText[]; job: ReturnType<typeof textDelivery> } {
  const sent: OutgoingText[] = [];
  return { sent, job: textDelivery(() => ({ send: async (message) => void sent.push(message) })) };
}

test('the same key becomes one text message and one job, in one transaction or in two', async () => {
  const message = request();
  await queue(message, message);
  await queue(message);
  const rows = await rowsOf(message.key);
  expect(rows).toHaveLength(1);
  const { rowCount } = await site.queue.query(
    `select from graphile_worker._private_jobs where payload->'input'->>'textId' = $1`,
    [rows[0]?.id],
  );
  expect(rowCount).toBe(1);
});

test('it says what happened and where to look; run again, it is not sent again', async () => {
  const { key, textId } = await queued();
  const { sent, job } = recorder();
  await runJob(site, job, { orgId, input: { textId } });
  await runJob(site, job, { orgId, input: { textId } });
  expect(sent).toEqual([
    {
      id: textId,
      about: 'partnerApplied',
      to: NUMBER,
      text: `${NAME} wants to work with you\n${site.config.PUBLIC_ORIGIN}/partner`,
    },
  ]);
  // Neither number nor words are kept.
  expect(await rowsOf(key)).toMatchObject([{ state: 'sent', recipient: '', params: {} }]);
});

test('a name with a link in it is sent without the link', async () => {
  const message = { ...request(), params: { organization: 'Lab https://evil.example' } };
  await queue(message);
  const { sent, job } = recorder();
  await runJob(site, job, { orgId, input: { textId: (await rowsOf(message.key))[0]?.id } });
  expect(sent[0]?.text).not.toMatch(/evil\.example|https:\/\/evil/);
});

test('a provider that fails is asked again with the same id, and given up at the last attempt', async () => {
  const { key, textId } = await queued();
  const ids: string[] = [];
  const failing = textDelivery(() => ({
    send: async ({ id }) => {
      ids.push(id);
      throw new Error('no line');
    },
  }));
  await expect(runJob(site, failing, { orgId, input: { textId } })).rejects.toThrow('no line');
  expect(await rowsOf(key)).toMatchObject([{ state: 'queued', recipient: NUMBER }]);
  await expect(runJob(site, failing, { orgId, input: { textId }, isLastAttempt: true })).rejects.toThrow(
    'no line',
  );
  expect(ids).toEqual([textId, textId]);
  expect(await rowsOf(key)).toMatchObject([{ state: 'failed', recipient: '', params: {} }]);
});

test('the shipped provider logs event, masked number and length, and neither number nor words', async () => {
  const lines: string[] = [];
  const log = makeLog('info', { site: 'test', version: '1' }, { write: (line) => lines.push(line) });
  const text = `${NAME} wants to work with you`;
  await openSms(site.config, log).send({ id: 'a', about: 'partnerApplied', to: NUMBER, text });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'sms.logged',
    what: 'partnerApplied',
    maskedNumber: '**********23',
    characters: text.length,
  });
  expect(lines[0]).not.toMatch(/7946|0123|Kestrel/);
});

test.each([
  ['+49 421 55 11-0', '********10'],
  ['', ''],
  ['Mustermann 7', '7'],
])('of %s, a log has %s', (number, masked) => {
  expect(maskNumber(number)).toBe(masked);
});
