import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { testEnvironment } from '../../testing/environment.ts';
import { openSite } from '../../testing/file-site.ts';
import { runTestJobs } from '../../testing/jobs.ts';
import { inTransaction } from '../db/transaction.ts';
import { enqueueNow } from '../jobs/enqueue.ts';
import { deliverMail } from './deliver.job.ts';
import { queueMail, type MailRequest } from './queue-mail.ts';

const orgId = randomUUID();
const site = await openSite();

const PAGE_ERROR = { name: 'pageError', why: 'operators' } as const;
const NEW_DEVICE = { name: 'newDevice', why: 'account' } as const;
const mailTo = (to: string, key = `test:${randomUUID()}`) => ({
  key,
  to,
  language: 'de' as const,
  template: PAGE_ERROR,
  params: { name: 'TypeError', route: '/cases', version: '1.2.3' },
  link: `${site.config.PUBLIC_ORIGIN}/one-time/secret`,
});
const queue = (...mails: MailRequest[]) =>
  inTransaction(site.db, { orgId }, async (tx) => {
    for (const mail of mails) await queueMail(tx, orgId, mail);
  });

interface MailRow {
  id: string;
  state: string;
  params: unknown;
}
const mailsTo = (to: string) =>
  rowsAs<MailRow>(site.owner, orgId, 'select id, state, params from mail where recipient = $1', [to]);

async function jobsFor(mailIds: readonly string[]): Promise<number> {
  const { rows } = await site.queue.query<{ count: number }>(
    `select count(*)::int from graphile_worker._private_jobs where payload->'input'->>'mailId' = any($1)`,
    [mailIds],
  );
  return rows[0]?.count ?? 0;
}

interface Caught {
  subject: string;
  text: string;
  messageId: string;
  receipts: number;
  html: string;
}
async function caughtFor(to: string): Promise<Caught[]> {
  const reply = await fetch(`${testEnvironment()['MAIL_CATCHER_URL']}/api/mails?to=${to}`);
  return (await reply.json()) as Caught[];
}

test('the same key becomes one mail and one job, in one transaction or in two', async () => {
  const to = `${randomUUID()}@example.org`;
  const mail = mailTo(to);
  await queue(mail, mail);
  await queue(mail);
  const mails = await mailsTo(to);
  expect(mails).toHaveLength(1);
  expect(await jobsFor(mails.map(({ id }) => id))).toBe(1);
});

test('a mail of a call that fails is not sent', async () => {
  const to = `${randomUUID()}@example.org`;
  const before = await site.queue.query('select from graphile_worker._private_jobs');
  const failing = inTransaction(site.db, { orgId }, async (tx) => {
    await queueMail(tx, orgId, mailTo(to));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await mailsTo(to)).toEqual([]);
  const after = await site.queue.query('select from graphile_worker._private_jobs');
  expect(after.rowCount).toBe(before.rowCount);
});

test('a queued mail arrives once, and what it said is forgotten', async () => {
  const to = `${randomUUID()}@example.org`;
  await queue(mailTo(to));
  const [{ id } = { id: '' }] = await mailsTo(to);
  const jobs = await runTestJobs(site, [deliverMail]);
  await expect.poll(() => mailsTo(to), { timeout: 10_000 }).toEqual([{ id, state: 'sent', params: {} }]);

  await inTransaction(site.db, { orgId }, (tx) => enqueueNow(tx, orgId, deliverMail, [{ mailId: id }]));
  await expect.poll(() => jobsFor([id]), { timeout: 10_000 }).toBe(0);
  await jobs.stop();

  const caught = await caughtFor(to);
  const { hostname } = new URL(site.config.PUBLIC_ORIGIN);
  expect(caught).toMatchObject([
    { subject: 'Neuer Seitenfehler: TypeError', receipts: 1, messageId: `<${id}@${hostname}>` },
  ]);
  expect(caught[0]?.html).toContain('/one-time/secret');
});

test('facts are kept with the mail and listed, above the name of the site', async () => {
  const to = `${randomUUID()}@example.org`;
  const params = { device: 'Firefox, Windows', address: '192.0.2.1', time: 'noon' };
  await queue({ ...mailTo(to), template: NEW_DEVICE, params, facts: ['address', 'time'] });
  const jobs = await runTestJobs(site, [deliverMail]);
  await expect.poll(() => caughtFor(to), { timeout: 10_000 }).toHaveLength(1);
  await jobs.stop();

  const [caught] = await caughtFor(to);
  expect(caught?.text.replaceAll('\r\n', '\n')).toMatch(
    /\nIP-Adresse: 192\.0\.2\.1\nZeitpunkt: noon\n[^]*\nArchway \S+/,
  );
  expect(caught?.text).not.toContain(params.device);
});
