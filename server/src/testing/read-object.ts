import type { ObjectStore } from '../platform/object-store/object-store.ts';

/** All bytes of an object, as one buffer. */
export async function readObject(store: ObjectStore, key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await store.get(key)).body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
