import { createHash } from 'node:crypto';
import type { ScanProblem } from '@archway/rules/scans';
import { Readable } from 'node:stream';
import { v5 as uuidv5 } from 'uuid';
import { record } from '../../platform/events/record.ts';
import { enqueueNow } from '../../platform/jobs/enqueue.ts';
import {
  fileUploaded,
  handOverArchiveRoom,
  holdArchiveRoom,
  insertUnpacked,
  markProcessed,
  plainName,
  processFile,
  type UnpackedFile,
} from '../file/public.ts';
import { ChildFailed } from './sandboxed/child-process.ts';
import type { Answer } from './sandboxed/protocol.ts';
import { giveUp, Overtaken, reach, tellStep, type FileRun } from './file-run.ts';
import { finishArchive } from './scan.repository.ts';
import { problemOf } from './take-scan.ts';
import { WORK_SECONDS } from './work-seconds.ts';

/** How many names of what was left in an archive are kept. */
const MOST_PASSED_OVER = 200;

type Entry = Extract<Answer, { say: 'entry' }>;

/**
 * Makes files of what a child finds in an archive. They become rows all at once, when the last one is out: an archive that
 * turns out a lie has brought nothing. From then on they go the way of any other upload, and are checked one by one.
 */
export async function takeArchive(go: FileRun): Promise<void> {
  const files: UnpackedFile[] = [];
  const opened = await go.child
    .within(WORK_SECONDS, () => listen(go, files))
    .catch((error: unknown) => problemOf(error));
  if ('passedOver' in opened) {
    await finish(go, files, opened.passedOver);
    return;
  }
  for (const { uploadKey } of files) await go.store.delete(uploadKey);
  await giveUp(go, opened.problem);
}

async function listen(
  go: FileRun,
  files: UnpackedFile[],
): Promise<{ passedOver: string[] } | { problem: ScanProblem }> {
  let left = 0;
  for (;;) {
    const answer = await go.child.answer();
    if (answer.say === 'step') await reach(go, answer.step);
    else if (answer.say === 'contents') {
      if (!(await hold(go, answer.bytes))) return { problem: 'noRoom' };
      left = answer.bytes;
    } else if (answer.say === 'entry') {
      left -= answer.size;
      // More than there is room for, and than it said itself.
      if (left < 0) throw new ChildFailed('unreadable');
      files.push(await putEntry(go, answer));
    } else if (answer.say === 'archive') return answer;
    else if (answer.say === 'problem') return answer;
    else throw new ChildFailed('unreadable');
  }
}

const hold = ({ inTenant, file }: FileRun, bytes: number): Promise<boolean> =>
  inTenant((tx) => holdArchiveRoom(tx, file, bytes));

/** The id is the same in every run, and the place with it: a repeated run makes nothing twice. */
async function putEntry({ orgId, file, child, store }: FileRun, entry: Entry): Promise<UnpackedFile> {
  const id = uuidv5(String(entry.index), file.id);
  const uploadKey = `upload/${orgId}/${id}`;
  const hash = createHash('sha256');
  let broken: unknown;
  const bytes = async function* () {
    try {
      for await (const chunk of child.bytes(entry.size)) {
        hash.update(chunk);
        yield chunk;
      }
    } catch (error) {
      broken = error;
      throw error;
    }
  };
  const contentType = 'application/octet-stream';
  await store
    .putStream(uploadKey, Readable.from(bytes()), { size: entry.size, contentType })
    .catch((error: unknown) => {
      throw broken ?? error;
    });
  const { kind, size } = entry;
  return { id, kind, name: plainName(entry.name), size, uploadKey, sha256: hash.digest() };
}

async function finish(
  { inTenant, orgId, run, file }: FileRun,
  files: readonly UnpackedFile[],
  passedOver: readonly string[],
): Promise<void> {
  const photos = files.filter(({ kind }) => kind === 'photo').map(({ id }) => ({ fileId: id }));
  await inTenant(async (tx) => {
    const facts = { files: files.length, passedOver: passedOver.slice(0, MOST_PASSED_OVER) };
    if (!(await finishArchive(tx, run, facts))) throw new Overtaken();
    await insertUnpacked(tx, file, files);
    await handOverArchiveRoom(tx, file);
    for (const { id, kind } of files) await record(tx, fileUploaded, { fileId: id, kind });
    await enqueueNow(tx, orgId, processFile, photos);
    await markProcessed(tx, orgId, file.id);
    await tellStep(tx, run, 'done');
  });
}
