import { createHash, createHmac, type KeyObject } from 'node:crypto';

/** Not a possible hash: marks a row that was deleted before it was sealed. */
export const BROKEN_SEAL = Buffer.from([0]);

/** Hash of a row and the previous seal: an HMAC, or a plain hash for seals older than the keys. */
export function sealOf(key: KeyObject | null, previous: Buffer | null, text: string): Buffer {
  const hash = key === null ? createHash('sha256') : createHmac('sha256', key);
  return hash
    .update(previous ?? '')
    .update(text, 'utf8')
    .digest();
}
