import { resumeUpload as call } from '@archway/contract/file/calls';
import type { ObjectStore } from '../../../platform/object-store/object-store.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { getOwnParts, type UnderWay } from '../own-parts.ts';
import { partCount, presentParts, rightParts } from '../parts.ts';

export const resumeUpload = implement(
  call,
  async ({ input: { fileId }, caller, store, ...context }) => {
    const file = await getOwnParts(context, caller, fileId);
    const sent = (await sentParts(store, file)) ?? context.fail('conflict');
    return { ...presentParts(file), name: file.name, size: file.size, sent };
  },
  { reads: true },
);

/** Null when the store knows nothing of it any more, and nothing can be added. */
async function sentParts(store: ObjectStore, file: UnderWay): Promise<number[] | null> {
  const stored = await store.listParts(file.upload_key, file.upload_id);
  if (stored !== null) return rightParts(file.size, stored).map(({ partNumber }) => partNumber);
  const head = await store.head(file.upload_key);
  // Put together already, by a call that did not live to say so: only finishing is left.
  return head?.size === file.size ? Array.from({ length: partCount(file.size) }, (_, i) => i + 1) : null;
}
