import type { PartedUpload } from '@archway/contract/file/model';
import { CASE_UPLOADS, formatOf } from '@archway/rules/uploads';
import { v7 as uuidv7 } from 'uuid';
import type { Multipart } from '../../platform/object-store/multipart.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { reserve } from '../storage/public.ts';
import { insertFile } from './file.repository.ts';
import type { PartedKind } from './kinds.ts';
import { presentParts } from './parts.ts';
import { plainName } from './plain-name.ts';
import { uploadPrefix } from './upload-prefix.ts';

/** Whatever it claims to be, nobody is sent there to read it. */
const CONTENT_TYPE = 'application/octet-stream';

interface Context {
  tx: Tx;
  store: Multipart;
  fail: (why: 'incorrectFormat' | 'fileTooLarge' | 'insufficientStorage') => never;
}

/** Notes a scan or an archive that somebody is about to send in parts, and sets room aside for it. */
export async function beginParts(
  { tx, store, fail }: Context,
  owner: { orgId: string; userCode: string },
  { kind, size, name: given }: { kind: PartedKind; name: string; size: number },
): Promise<PartedUpload> {
  const name = plainName(given);
  const formats: readonly string[] = CASE_UPLOADS[kind].formats;
  if (!formats.includes(formatOf(name))) return fail('incorrectFormat');
  if (size > CASE_UPLOADS[kind].maxBytes) return fail('fileTooLarge');
  const id = uuidv7();
  const uploadKey = `${uploadPrefix(owner)}${id}`;
  // The store first: once room is set aside, others of the organization who begin wait for our end. What is left in the
  // store if we fail from here on is found by the sweep.
  const uploadId = await store.startUpload(uploadKey, CONTENT_TYPE);
  if (!(await reserve(tx, owner.orgId, size))) {
    await store.abortUpload(uploadKey, uploadId);
    return fail('insufficientStorage');
  }
  await insertFile(tx, owner, { id, kind, name, size, uploadKey, uploadId });
  return presentParts({ id, size, upload_key: uploadKey });
}
