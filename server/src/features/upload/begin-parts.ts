import type { PartedUpload } from '@archway/contract/file/model';
import { CASE_UPLOADS, formatOf } from '@archway/rules/uploads';
import { v7 as uuidv7 } from 'uuid';
import type { Multipart } from '../../platform/object-store/multipart.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { insertFile, type NewFile, type PartedKind, plainName } from '../file/public.ts';
import { presentParts } from './parts.ts';
import { uploadPrefix } from './upload-prefix.ts';

/** Whatever it claims to be, nobody is sent there to read it. */
const CONTENT_TYPE = 'application/octet-stream';

type Fail = (why: 'incorrectFormat' | 'fileTooLarge') => never;
type Owner = { orgId: string; userCode: string };

/** What the store is ready for, and no row knows yet. */
export type PartsBegun = NewFile & { uploadId: string };

/** Has the store await a scan or an archive in parts. */
export async function startParts(
  { store, fail }: { store: Multipart; fail: Fail },
  owner: Owner,
  { kind, size, name: given }: { kind: PartedKind; name: string; size: number },
): Promise<PartsBegun> {
  const name = plainName(given);
  const formats: readonly string[] = CASE_UPLOADS[kind].formats;
  if (!formats.includes(formatOf(name))) return fail('incorrectFormat');
  if (size > CASE_UPLOADS[kind].maxBytes) return fail('fileTooLarge');
  const id = uuidv7();
  const uploadKey = `${uploadPrefix(owner)}${id}`;
  return { id, kind, name, size, uploadKey, uploadId: await store.startUpload(uploadKey, CONTENT_TYPE) };
}

/** Notes it. */
export async function beginParts(tx: Tx, owner: Owner, begun: PartsBegun): Promise<PartedUpload> {
  const { id, size, uploadKey } = begun;
  await insertFile(tx, owner, begun);
  return presentParts({ id, size, upload_key: uploadKey });
}
