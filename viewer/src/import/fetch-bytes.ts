import type { FetchOptions } from '../types/fetch-mesh.ts';

/** The download failed or was incomplete. */
export class FetchFailed extends Error {}

interface Options extends FetchOptions {
  /** Expected size, for progress only; other sizes are accepted. */
  bytes: number;
}

/** Fetches a file and reports progress. */
export async function fetchBytes(
  url: string,
  { bytes, signal, onProgress }: Options,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { signal });
  if (!response.ok || response.body === null) throw new FetchFailed(`status ${response.status}`);
  let file = new Uint8Array(bytes);
  let loaded = 0;
  for await (const part of partsOf(response.body)) {
    if (loaded + part.length > file.length) file = enlarged(file, loaded + part.length);
    file.set(part, loaded);
    loaded += part.length;
    onProgress(loaded);
  }
  return loaded === file.length ? file : file.slice(0, loaded);
}

/** Not every browser supports async iteration of streams. */
async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function enlarged(file: Uint8Array<ArrayBuffer>, needed: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(needed, file.length * 2));
  larger.set(file);
  return larger;
}
