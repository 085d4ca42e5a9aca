import { createHash, createHmac, type KeyObject } from 'node:crypto';

/** Never the hash of anything: stands for a row that was gone before it was sealed. */
export const BROKEN_SEAL = Buffer.from([0]);

/** A seal over a row and the seal before it. Without a key as seals were made until keys came. */
export function sealOf(key: KeyObject | null, previous: Buffer | null, text: string): Buffer {
  const hash = key === null ? createHash('sha256') : createHmac('sha256', key);
  return hash
    .update(previous ?? '')
    .update(text, 'utf8')
    .digest();
}
