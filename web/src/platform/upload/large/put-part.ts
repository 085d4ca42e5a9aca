import { putFile, type PutOptions, type Stored } from '../put-file.ts';

export type PutPart = (url: string, bytes: Blob, options: PutOptions) => Promise<Stored>;

/** A slow network may take its time for a part, as long as something moves. */
const STALL_TIMEOUT_MS = 120_000;

/** Puts one part into the store. The address alone says what it is. */
export async function putPart(url: string, bytes: Blob, { signal, onProgress }: PutOptions): Promise<Stored> {
  const silence = new AbortController();
  const listen = (): ReturnType<typeof setTimeout> => setTimeout(() => silence.abort(), STALL_TIMEOUT_MS);
  let timer = listen();
  const stored = await putFile({ url, headers: {} }, bytes, {
    signal: AbortSignal.any([signal, silence.signal]),
    timeoutMs: 0,
    onProgress: (share) => {
      clearTimeout(timer);
      timer = listen();
      onProgress(share);
    },
  });
  clearTimeout(timer);
  return stored;
}
