import type { UploadPlace } from '@archway/contract/file/model';

/** What became of the bytes: what is `lost` may be sent again as it is, what has `expired` only to a new place. */
export type Stored = 'stored' | 'lost' | 'expired' | 'refused';

export interface PutOptions {
  signal: AbortSignal;
  /** The part that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** 0 for as long as it takes. */
  timeoutMs?: number;
}

/** Headers that a browser sets by itself and does not let anybody name. */
const BROWSERS_OWN: ReadonlySet<string> = new Set(['content-length', 'host']);
const MAX_WAIT_MS = 180_000;
const FORBIDDEN = 403;

/** Puts a file straight into the store. Not by `fetch`, which does not tell how much of it is sent. */
export function putFile(
  { url, headers }: Pick<UploadPlace, 'url' | 'headers'>,
  file: Blob,
  { signal, onProgress, timeoutMs = MAX_WAIT_MS }: PutOptions,
): Promise<Stored> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.timeout = timeoutMs;
    for (const [name, value] of Object.entries(headers))
      if (!BROWSERS_OWN.has(name.toLowerCase())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener('load', () => resolve(outcomeOf(request.status)));
    for (const end of ['error', 'timeout', 'abort'] as const)
      request.addEventListener(end, () => resolve('lost'));
    if (signal.aborted) {
      resolve('lost');
      return;
    }
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function outcomeOf(status: number): Stored {
  if (status >= 200 && status < 300) return 'stored';
  if (status === FORBIDDEN) return 'expired';
  return status >= 500 ? 'lost' : 'refused';
}
