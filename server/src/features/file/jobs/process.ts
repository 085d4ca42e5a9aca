import { createHash } from 'node:crypto';
import { z } from 'zod';
import { record } from '../../../platform/events/record.ts';
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts';
import type { Config } from '../../../platform/config/config.ts';
import { openSiteScanner } from '../../../platform/virus-scanner/virus-scanner.ts';
import type { ObjectStore } from '../../../platform/object-store/object-store.ts';
import type { Tx } from '../../../platform/rpc/implement.ts';
import { free } from '../../storage/public.ts';
import type { CleanFile } from '../clean/clean-file.ts';
import { cleanSandboxed } from '../clean/clean-sandboxed.ts';
import { cleanVoice, type CleanVoice } from '../clean/clean-voice.ts';
import { fileProcessed } from '../file.events.ts';
import { findFileOfAny, lockContent, markFinished, markRefused, type FileRow } from '../file.repository.ts';
import { DRAWN_KINDS, type DrawnKind } from '../kinds.ts';
import { roomOf } from '../room.ts';

/**
 * Reads what was sent, once, and makes the file anew from what was read. Whatever comes to the same place later, by an
 * address that still works, is never looked at. Repeating is harmless: the row says what is done.
 */
export const processFile = defineJob({
  name: 'file.process',
  input: z.object({ fileId: z.uuid() }),
  isShared: true,
  async run(context) {
    const { input, orgId, inTenant, store, isLastAttempt } = context;
    const file = await inTenant((tx) => findFileOfAny(tx, orgId, input.fileId));
    if (file === undefined) return;
    if (file.tag === 'uploaded') {
      const read = await readAndClean(context, file).catch((error: unknown) => {
        if (isLastAttempt) return 'unreadable' as const;
        throw error;
      });
      await (typeof read === 'string' ? refuse(context, file, read) : finish(context, file, read));
    }
    await store.delete(file.upload_key);
  },
});

type Context = Pick<JobContext<unknown>, 'orgId' | 'inTenant' | 'store' | 'config'>;

type Clean = CleanFile | CleanVoice;
type Refused = 'unreadable' | 'blocked';

async function readAndClean(
  { store, config }: Pick<Context, 'store' | 'config'>,
  { upload_key, size, kind }: FileRow,
): Promise<Clean | Refused> {
  const bytes = await readWhole(store, upload_key, size);
  if (bytes === null) return 'unreadable';
  if (SCANNED_KINDS.has(kind) && !(await isFreeOfMalware(config, bytes))) return 'blocked';
  const clean = kind === 'voice' ? await cleanVoice(bytes) : await cleanSandboxed(drawnKindOf(kind), bytes);
  return clean ?? 'unreadable';
}

/** What another organization may once be sent. */
const SCANNED_KINDS: ReadonlySet<string> = new Set(['attachment']);

async function isFreeOfMalware(config: Config, bytes: Buffer): Promise<boolean> {
  const scan = await openSiteScanner(config).begin();
  try {
    await scan.write(bytes);
    return (await scan.verdict()) === 'clean';
  } finally {
    scan.drop();
  }
}

const drawnKindOf = (kind: string): DrawnKind => DRAWN_KINDS.find((known) => known === kind) ?? 'avatar';

/** All bytes, if there are as many as were announced. */
async function readWhole(store: ObjectStore, key: string, size: number): Promise<Buffer | null> {
  const object = await store.get(key).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'NoSuchKey') return null;
    throw error;
  });
  if (object === null || object.size !== size) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of object.body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function refuse({ orgId, inTenant }: Context, file: FileRow, why: Refused): Promise<void> {
  await inTenant(async (tx) => {
    if (!(await markRefused(tx, orgId, file.id, why === 'blocked' ? why : null))) return;
    await free(tx, orgId, roomOf(file));
    await tell(tx, file);
  });
}

/** The object first and the row with it: a row that says `finished` has something to show. */
async function finish({ orgId, inTenant, store }: Context, file: FileRow, clean: Clean): Promise<void> {
  const sha256 = createHash('sha256').update(clean.bytes).digest();
  const key = contentKey(orgId, file.created_at, sha256);
  const sound = 'sound' in clean ? clean.sound : null;
  await inTenant(async (tx) => {
    await lockContent(tx, key);
    if (!(await markFinished(tx, orgId, file.id, { key, type: clean.contentType, sha256, sound }))) return;
    await store.put(key, clean.bytes, clean.contentType);
    await tell(tx, file);
  });
}

export const contentKey = (orgId: string, at: Date, sha256: Buffer): string =>
  `org/${orgId}/${at.getUTCFullYear()}/${sha256.toString('hex')}`;

/** Whoever registers has no channel to hear it by, and asks. */
async function tell(tx: Tx, { id, owner_code: ownerCode }: FileRow): Promise<void> {
  if (ownerCode !== null) await record(tx, fileProcessed, { fileId: id, ownerCode });
}
