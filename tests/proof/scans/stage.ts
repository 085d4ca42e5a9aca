import { createHash, randomUUID } from 'node:crypto';
import { insertFile, markUploaded } from '@archway/server/features/file/file.repository';
import { fileUploaded, findFileOfAny, type FileRow } from '@archway/server/features/file/public';
import { scansOf, type ScanRow } from '@archway/server/features/scan/public';
import { reserve, useReserved } from '@archway/server/features/storage/public';
import { readConfig } from '@archway/server/platform/config/config';
import { inTransaction } from '@archway/server/platform/db/transaction';
import { record } from '@archway/server/platform/events/record';
import { makeWaker } from '@archway/server/platform/live/publish';
import { silentLog } from '@archway/server/platform/log/log';
import { openObjectStore, type ObjectStore } from '@archway/server/platform/object-store/object-store';
import { openRedis } from '@archway/server/platform/redis/redis';
import { makeClinic, type Person } from '../../harness/organizations.ts';
import type { ServerProcess } from '../../harness/process.ts';
import { openSite, type HarnessSite, type SiteOptions } from '../../harness/site.ts';
import { openTenantRows, type TenantRows } from '../../harness/tenant-rows.ts';
import { waitFor } from '../../harness/wait.ts';

/** A site with one worker, and somebody who sends scans. */
export interface Stage {
  site: HarnessSite;
  store: ObjectStore;
  worker: ServerProcess;
  sender: Person;
  rows: TenantRows;
  /** What the API does after each call: events need not wait for the relay's next look. */
  wakeRelay: () => void;
  close: () => Promise<void>;
}

export async function openStage(options: SiteOptions = {}): Promise<Stage> {
  const site = await openSite(options);
  const { administrators } = await makeClinic(site.db, { administrators: 1, members: 0 });
  const [sender] = administrators;
  if (sender === undefined) throw new Error('nobody to send scans');
  const config = readConfig({ ...site.env }, '0.0.0-test');
  const store = openObjectStore(config);
  const redis = openRedis(config.REDIS_URL, silentLog);
  const worker = await site.start('worker');
  const rows = await openTenantRows(site);
  const close = async (): Promise<void> => {
    redis.disconnect();
    await rows.close();
    await site.close();
    // What no worker has come to is not to fill the store.
    for await (const { key } of store.list(`upload/${sender.orgId}/`)) await store.delete(key);
  };
  return { site, store, worker, sender, rows, wakeRelay: makeWaker(redis, config.SITE_NAME), close };
}

/** A scan, or an archive, that has arrived as a whole: from here on it is the worker's. */
export async function arrive(
  { site, store, sender, wakeRelay }: Stage,
  bytes: Buffer,
  kind: 'scan' | 'archive' = 'scan',
): Promise<string> {
  const { orgId, userCode } = sender;
  const id = randomUUID();
  const uploadKey = `upload/${orgId}/${userCode}/${id}`;
  await store.put(uploadKey, bytes, 'application/octet-stream');
  await inTransaction(site.db, { orgId }, async (tx) => {
    const name = kind === 'scan' ? 'upper.stl' : 'case.zip';
    const file = { id, kind, name, size: bytes.length, uploadKey };
    await insertFile(tx, { orgId, userCode }, file);
    const row = await findFileOfAny(tx, orgId, id);
    if (row === undefined || !(await reserve(tx, orgId, bytes.length))) throw new Error('no room');
    await markUploaded(tx, row, createHash('sha256').update(bytes).digest());
    await useReserved(tx, orgId, bytes.length);
    await record(tx, fileUploaded, { fileId: id, kind });
  });
  wakeRelay();
  return id;
}

export interface Found {
  file: FileRow;
  scan: ScanRow | undefined;
}

export async function look({ site, sender: { orgId } }: Stage, fileId: string): Promise<Found> {
  return inTransaction(site.db, { orgId }, async (tx) => {
    // In this order: both change in one transaction, which may end between the two questions.
    const scan = (await scansOf(tx, orgId, [fileId])).get(fileId);
    const file = await findFileOfAny(tx, orgId, fileId);
    if (file === undefined) throw new Error('the file is gone');
    return { file, scan };
  });
}

/** Waits until a worker has taken it up. */
export async function begun(stage: Stage, fileId: string): Promise<void> {
  const hasRun = async () => ((await look(stage, fileId)).scan?.run ?? 0) > 0;
  await waitFor(`a run over ${fileId}`, hasRun, { within: 60_000, every: 10 });
}

/** Waits until the file is done or failed and no job is left, and returns its rows. */
export async function waitUntilProcessed(stage: Stage, fileId: string): Promise<Found> {
  return waitFor(
    `an end of ${fileId}`,
    async () => {
      const found = await look(stage, fileId);
      const isOver = found.scan?.step === 'done' || found.scan?.step === 'failed';
      return isOver && (await waitingJobs(stage)) === 0 ? found : null;
    },
    { within: 240_000, every: 100 },
  );
}

async function waitingJobs({ site }: Stage): Promise<number> {
  const [row] = await site.asQueue<{ count: number }>(
    `select count(*)::int as count from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'scan.process'`,
  );
  return row?.count ?? 0;
}

/** What is counted as used is what the files have in all, and nothing is still set aside. */
export async function isRoomRight({ rows, sender }: Stage): Promise<boolean> {
  const [room] = await rows.rows<{ right: boolean }>(
    sender.orgId,
    `select reserved_bytes = 0 and used_bytes = (select sum(size) from file where org_id = app_org()) as right
     from storage where org_id = app_org()`,
  );
  return room?.right === true;
}
