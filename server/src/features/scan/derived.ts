import { createHash } from 'node:crypto';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import { ChildFailed, type Child } from './sandboxed/child-process.ts';
import type { MadeFile } from './scan.repository.ts';

/** More than anything has that is made of the largest scan. */
const MOST_DERIVED_BYTES = 256 * 1_024 * 1_024;

export async function bytesOf(child: Child, size: number, most = MOST_DERIVED_BYTES): Promise<Buffer> {
  if (size > most) throw new ChildFailed('tooLarge');
  const chunks: Buffer[] = [];
  for await (const chunk of child.bytes(size)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Named by its own hash: made twice, it lies there once. */
export async function putDerived(
  { orgId, store }: { orgId: string; store: ObjectStore },
  bytes: Buffer,
  contentType: string,
): Promise<MadeFile> {
  const key = `org/${orgId}/derived/${createHash('sha256').update(bytes).digest('hex')}`;
  await store.put(key, bytes, contentType);
  return { key, bytes: bytes.length };
}
