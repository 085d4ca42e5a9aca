import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchBytes, FetchFailed } from './fetch-bytes.ts';

function answer(parts: number[][], status = 200): void {
  const body = new ReadableStream({
    start(stream) {
      for (const part of parts) stream.enqueue(Uint8Array.from(part));
      stream.close();
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
}

const load = (bytes: number, onProgress: (loaded: number) => void = () => {}) =>
  fetchBytes('/jaw', { bytes, signal: new AbortController().signal, onProgress });

describe('fetching', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('joins the parts and reports progress', async () => {
    answer([[1, 2], [3], [4, 5]]);
    const seen: number[] = [];
    expect([...(await load(5, (loaded) => seen.push(loaded)))]).toEqual([1, 2, 3, 4, 5]);
    expect(seen).toEqual([2, 3, 5]);
  });

  it('accepts more or fewer bytes than announced', async () => {
    answer([[1, 2, 3], [4]]);
    expect([...(await load(2))]).toEqual([1, 2, 3, 4]);
    answer([[1]]);
    expect([...(await load(9))]).toEqual([1]);
  });

  it('fails with the status of an error response', async () => {
    answer([[1]], 403);
    await expect(load(1)).rejects.toThrow(FetchFailed);
  });
});
