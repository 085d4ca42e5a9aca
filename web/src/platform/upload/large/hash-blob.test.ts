import { expect, test } from 'vitest';
import { hashBlob } from './hash-blob.ts';

/** By the engine, from the whole at once. */
const hashOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

test('a file of several pieces has the hash of the whole', async () => {
  const bytes = new Uint8Array(9 * 1024 * 1024 + 17).map((_, i) => (i * 31) % 251);
  expect(await hashBlob(new Blob([bytes]))).toBe(await hashOf(bytes));
});

test('a file of nothing has one too', async () => {
  expect(await hashBlob(new Blob([]))).toBe(await hashOf(new Uint8Array()));
});
