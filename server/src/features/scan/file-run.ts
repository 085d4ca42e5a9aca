import type { ScanProblem, ScanStep } from '@archway/rules/scans';
import { record } from '../../platform/events/record.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import {
  findFileOfAny,
  giveUpArchiveRoom,
  markNeverRead,
  markUnprocessed,
  roomOf,
  type FileRow,
} from '../file/public.ts';
import { free } from '../storage/public.ts';
import type { Child } from './sandboxed/child-process.ts';
import { scanProgressed } from './scan.events.ts';
import { failRun, setStep, type Run } from './scan.repository.ts';

/** A later run has taken over: whatever this one does is of no use to anybody. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** One go of a worker at one file. */
export interface FileRun extends Pick<JobContext<unknown>, 'orgId' | 'inTenant' | 'store' | 'config'> {
  file: FileRow;
  run: Run;
  child: Child;
}

/** Notes how far the file has come, and tells everybody who waits for it. */
export async function reach({ inTenant, run }: FileRun, step: ScanStep): Promise<void> {
  await inTenant(async (tx) => {
    if (!(await setStep(tx, run, step))) throw new Overtaken();
    await tellStep(tx, run, step);
  });
}

export async function tellStep(tx: Tx, { orgId, fileId }: Omit<Run, 'run'>, step: ScanStep): Promise<void> {
  const file = await findFileOfAny(tx, orgId, fileId);
  await record(tx, scanProgressed, {
    fileId,
    step,
    ownedBy: file?.owner_code == null ? [] : [file.owner_code],
  });
}

/** Nothing is made of the file. Its bytes are kept, as its sender's and for nobody to look at. */
export async function giveUp({ inTenant, orgId, run, file }: FileRun, problem: ScanProblem): Promise<void> {
  await inTenant(async (tx) => {
    if (!(await failRun(tx, run, problem))) throw new Overtaken();
    await giveUpArchiveRoom(tx, file);
    await markUnprocessed(tx, orgId, file.id);
    await tellStep(tx, run, 'failed');
  });
}

/** The file is not kept: nobody ever reads it, and it takes no room any more. */
export async function throwAway(
  { inTenant, orgId, run, file, store }: FileRun,
  problem: ScanProblem,
): Promise<void> {
  await inTenant(async (tx) => {
    if (!(await failRun(tx, run, problem))) throw new Overtaken();
    const refused = await markNeverRead(tx, orgId, file.id);
    if (refused !== undefined) await free(tx, orgId, roomOf(refused));
    await tellStep(tx, run, 'failed');
  });
  await store.delete(file.upload_key);
}
