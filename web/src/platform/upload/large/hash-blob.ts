import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const CHUNK = 4 * 1024 * 1024;

/** SHA-256 piece by piece: the browser's own needs the whole file in memory at once. */
export async function hashBlob(blob: Blob): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < blob.size; start += CHUNK)
    hash.update(new Uint8Array(await blob.slice(start, start + CHUNK).arrayBuffer()));
  return bytesToHex(hash.digest());
}
