import { z } from 'zod';
import { enqueueLater } from '../../platform/jobs/enqueue.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { ScannerDown } from '../../platform/virus-scanner/scanner-down.ts';
import { findFileOfAny, type FileRow } from '../file/public.ts';
import { childPool } from './sandboxed/pool.ts';
import type { Task } from './sandboxed/protocol.ts';
import { giveUp, Overtaken, reach, tellStep, throwAway, type FileRun } from './file-run.ts';
import { keepOriginal } from './keep-original.ts';
import { passOver } from './pass.ts';
import { claimRun, noteWaiting } from './scan.repository.ts';

export const FileInput = z.object({ fileId: z.uuid() });
type Context = JobContext<z.output<typeof FileInput>>;

/** How soon a file is looked at again for which there is no child, or no scanner. */
const CROWDED_SECONDS = 3;
export const SCANNER_AWAY_SECONDS = 15;

export interface FileWork {
  job: () => Job<typeof FileInput>;
  task: (file: FileRow) => Task;
  /** Takes what the child makes of the file, whose original is kept by now. */
  take: (go: FileRun) => Promise<void>;
}

/**
 * What scans and archives have in common: a child of the pool is handed the file while it is checked, or again if that
 * was done by an earlier run. Every step bears repetition, and a run that was overtaken leaves no trace.
 */
export async function workOnFile(context: Context, work: FileWork): Promise<void> {
  const { input, orgId, inTenant, config } = context;
  const pool = childPool(config.SCAN_PROCESSES);
  if ((await findWaiting(context)) === undefined) {
    await clearPlace(context);
    return;
  }
  // Waiting here would keep others, mails for instance, from being seen to.
  if (pool.isCrowded) {
    await comeAgain(context, work, CROWDED_SECONDS);
    return;
  }
  await pool.with(async (child) => {
    const file = await findWaiting(context);
    if (file === undefined) return;
    const run = await inTenant((tx) => claimRun(tx, orgId, input.fileId));
    if (run === undefined) return;
    const { store } = context;
    const go: FileRun = { orgId, inTenant, store, config, file, run, child };
    await advance(go, work).catch((error: unknown) => endOf(context, work, go, error));
  });
}

/** A file that has come to an end, or is gone, is no longer waiting. */
async function findWaiting({ inTenant, orgId, input }: Context): Promise<FileRow | undefined> {
  const file = await inTenant((tx) => findFileOfAny(tx, orgId, input.fileId));
  return file?.tag === 'uploaded' && file.code === null && file.removed_at === null ? file : undefined;
}

/** An earlier run may not have come so far, and whoever sent it may have sent something else since. */
async function clearPlace({ inTenant, orgId, input, store }: Context): Promise<void> {
  const file = await inTenant((tx) => findFileOfAny(tx, orgId, input.fileId));
  if (file !== undefined) await store.delete(file.upload_key);
}

async function advance(go: FileRun, work: FileWork): Promise<void> {
  const { file, child, store } = go;
  await child.begin(work.task(file));
  if (file.content_key === null) {
    await reach(go, 'checking');
    const problem = await keepOriginal(go);
    if (problem !== null) {
      await throwAway(go, problem);
      return;
    }
  } else {
    await store.delete(file.upload_key);
    await passOver((await store.get(file.content_key)).body, { child });
  }
  await work.take(go);
}

async function endOf(context: Context, work: FileWork, go: FileRun, error: unknown): Promise<void> {
  if (error instanceof Overtaken) return;
  if (error instanceof ScannerDown) {
    context.log.warn('scanner.away', { error });
    await comeAgain(context, work, SCANNER_AWAY_SECONDS);
  } else if (context.isLastAttempt) {
    const isKept = (await findWaiting(context))?.content_key != null;
    await (isKept ? giveUp(go, 'unreadable') : throwAway(go, 'unreadable'));
  } else throw error;
}

async function comeAgain(
  { inTenant, orgId, input }: Context,
  { job }: FileWork,
  seconds: number,
): Promise<void> {
  await inTenant(async (tx) => {
    if (await noteWaiting(tx, orgId, input.fileId)) await tellStep(tx, { orgId, ...input }, 'waiting');
    await enqueueLater(tx, orgId, job(), { input, key: input.fileId, seconds });
  });
}
