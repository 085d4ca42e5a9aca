import { execFile } from 'node:child_process';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import {
  S3Client,
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { PutObjectRetentionCommand } from '@aws-sdk/client-s3';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asTenant } from '../../testing/as-tenant.ts';
import { testEnvironment } from '../../testing/environment.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Log, LogFields } from '../log/log.ts';
import { silentLog } from '../log/log.ts';
import { metrics } from '../observe/metrics.ts';
import { openAuditCheck, type AuditCheck } from './audit-check.ts';
import { writeAudit } from './audit.ts';
import { auditSealKey } from './seal-key.ts';
import { sealWaiting } from './sealing.ts';

const run = promisify(execFile);
const HOUR = 3_600_000;

let site: TestSite;
let orgId: string;
let now: number;
let said: LogFields[];
let check: AuditCheck;
afterEach(() => site.close());

const log: Log = {
  ...silentLog,
  error: (event, fields = {}) => void (event === 'audit.chainBroken' && said.push(fields)),
};

async function act(...calls: string[]): Promise<void> {
  const who = { actor: null, sessionId: null, address: '192.0.2.1', object: null, detail: {} };
  for (const call of calls) await inTransaction(site.db, { orgId }, (tx) => writeAudit(tx, { ...who, call }));
  await sealWaiting(site.queue, auditSealKey(site.config));
}

/** Runs the check as an operator would, against the same database. */
async function command(): Promise<{ code: number; said: string }> {
  const env = {
    ...testEnvironment(),
    ...Object.fromEntries(
      Object.entries(site.config).flatMap(([k, v]) => (typeof v === 'object' ? [] : [[k, String(v)]])),
    ),
  };
  const script = new URL('../../main/check-audit.ts', import.meta.url).pathname;
  return run(process.execPath, [script], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, said: error.stdout }),
  );
}

beforeEach(async () => {
  // Each test damages its chain for good, so each has its own site and anchors.
  site = await openTestSite();
  [orgId, now, said] = [randomUUID(), Date.now(), []];
  check = openAuditCheck({ config: site.config, pool: site.queue, log, now: () => now });
  await act('one', 'two', 'three', 'four', 'five');
  await check.run();
});

test('an untouched audit chain passes the check', async () => {
  now += HOUR;
  expect(await check.run()).toEqual([]);
  expect(await command()).toEqual({ code: 0, said: 'every chain holds\n' });
  expect([await check.isWhole(), await check.isAnchored()]).toEqual([true, true]);
});

interface Seal {
  seq: number;
  audit_id: string;
  text: string;
}

/** Recomputes the whole chain, as someone with every right in the database could. */
async function recompute(client: PoolClient, keyId: string | null, key: string | null): Promise<void> {
  const { rows } = await client.query<Seal>(
    `select s.seq::integer, s.audit_id, audit_text(s.seq, a) as text
     from audit_seal s join audit a on a.id = s.audit_id and a.at = s.audit_at order by s.seq`,
  );
  let previous = Buffer.alloc(0);
  for (const { seq, text } of rows) {
    const hash = key === null ? createHash('sha256') : createHmac('sha256', key);
    previous = hash.update(previous).update(text).digest();
    await client.query('update audit_seal set hash = $1, key_id = $2 where seq = $3', [previous, keyId, seq]);
  }
}

const change = `update audit set call = 'other' where call = 'two'`;

test.each<[string, number, string, (client: PoolClient) => Promise<unknown>]>([
  ['a row was changed', 2, 'altered', (client) => client.query(change)],
  ['a row was deleted', 3, 'altered', (client) => client.query(`delete from audit where call = 'three'`)],
  [
    'a row and its seal were deleted',
    3,
    'gap',
    (client) => client.query(`delete from audit where call = 'three'; delete from audit_seal where seq = 3`),
  ],
  [
    'the end was deleted, rows and seals',
    4,
    'shortened',
    (client) =>
      client.query(`delete from audit where call in ('four', 'five'); delete from audit_seal where seq > 3`),
  ],
  [
    'all of it was deleted',
    1,
    'vanished',
    (client) => client.query('delete from audit; delete from audit_seal'),
  ],
  [
    'it was numbered anew after a deletion',
    3,
    'altered',
    (client) =>
      client.query(`delete from audit where call = 'three'; delete from audit_seal where seq = 3;
        update audit_seal set seq = seq - 1 where seq > 3`),
  ],
  [
    'recomputed with a guessed key',
    1,
    'altered',
    (client) => recompute(client, site.config.secrets.audit.current.id, 'guess'),
  ],
  ['recomputed with a key of their own', 1, 'key', (client) => recompute(client, 'k9', 'guess')],
  [
    'changed and recomputed without a key',
    1,
    'key',
    async (client) => {
      await client.query(change);
      await recompute(client, null, null);
    },
  ],
])('%s by the owner of the database: found within the hour', async (_name, seq, problem, tamper) => {
  await asTenant(site.owner, orgId, tamper);
  now += HOUR;
  expect(await check.run()).toEqual([{ orgId, seq, problem }]);
  expect(said).toEqual([{ orgId, seq, problem }]);
  expect([await check.isWhole(), await check.isAnchored()]).toEqual([false, true]);
  expect(await metrics.getSingleMetricAsString('archway_audit_chains_broken')).toMatch(
    /^archway_audit_chains_broken 1$/m,
  );
  expect(await command()).toEqual({ code: 1, said: `${orgId} broken at ${seq}: ${problem}\n1 broken\n` });
  // It stays broken: the next anchor doesn't accept what is left.
  now += HOUR;
  expect(await check.run()).toEqual([{ orgId, seq, problem }]);
});

test('the check finds an audit row removed from the queue before it was sealed', async () => {
  await inTransaction(site.db, { orgId }, (tx) =>
    writeAudit(tx, { actor: null, sessionId: null, address: null, object: null, detail: {}, call: 'six' }),
  );
  await asTenant(site.owner, orgId, (client) => client.query('delete from audit_unsealed'));
  expect(await check.run()).toEqual([{ orgId, seq: 5, problem: 'count' }]);
});

test('seals older than the keys are accepted, later ones without a key are not', async () => {
  await site.close();
  site = await openTestSite();
  check = openAuditCheck({ config: site.config, pool: site.queue, log, now: () => now });
  await act('old 1', 'old 2');
  await asTenant(site.owner, orgId, (client) => recompute(client, null, null));
  await act('new 3');
  expect(await check.run()).toEqual([]);
  await act('new 4');
  expect(await check.run()).toEqual([]);
  await asTenant(site.owner, orgId, (client) => recompute(client, null, null));
  expect(await check.run()).toEqual([{ orgId, seq: 3, problem: 'key' }]);
});

test('health reports when the newest audit anchor is too old', async () => {
  now += 2 * HOUR + 1;
  expect(await check.isAnchored()).toBe(false);
  const away = openAuditCheck({
    config: { ...site.config, ANCHOR_S3_ENDPOINT: 'http://127.0.0.1:9' },
    pool: site.queue,
    log,
  });
  await expect(away.isAnchored()).rejects.toThrow('ECONNREFUSED');
  await expect(away.run()).rejects.toThrow('ECONNREFUSED');
});

test("the worker's key can neither delete nor overwrite an anchor, nor shorten its time", async () => {
  const { config } = site;
  const s3 = new S3Client({
    endpoint: config.ANCHOR_S3_ENDPOINT,
    region: config.ANCHOR_S3_REGION,
    credentials: { accessKeyId: config.ANCHOR_S3_ACCESS_KEY, secretAccessKey: config.ANCHOR_S3_SECRET_KEY },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  const Bucket = config.ANCHOR_S3_BUCKET;
  const Prefix = `audit/${config.SITE_NAME}/`;
  const versions = async () =>
    (await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix }))).Versions ?? [];
  const [{ Key, VersionId } = {}] = await versions();
  const refused = { $metadata: { httpStatusCode: 403 } };
  await expect(s3.send(new DeleteObjectCommand({ Bucket, Key }))).rejects.toMatchObject(refused);
  await expect(s3.send(new DeleteObjectCommand({ Bucket, Key, VersionId }))).rejects.toMatchObject(refused);
  const Retention = { Mode: 'GOVERNANCE', RetainUntilDate: new Date(Date.now() + 60_000) } as const;
  await expect(
    s3.send(new PutObjectRetentionCommand({ Bucket, Key, VersionId, Retention })),
  ).rejects.toMatchObject(refused);
  // A second version changes nothing: the first one counts.
  await s3.send(new PutObjectCommand({ Bucket, Key, Body: '{}' }));
  expect(await versions()).toHaveLength(2);
  await asTenant(site.owner, orgId, (client) => client.query('delete from audit; delete from audit_seal'));
  expect(await check.run()).toEqual([{ orgId, seq: 1, problem: 'vanished' }]);
  // The key of the application has no access to it at all.
  const app = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    forcePathStyle: true,
  });
  await expect(app.send(new ListObjectVersionsCommand({ Bucket, Prefix }))).rejects.toMatchObject(refused);
});
