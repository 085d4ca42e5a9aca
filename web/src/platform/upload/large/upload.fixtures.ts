import type { Stored } from '../put-file.ts';
import type { UploadTools } from './upload-tools.ts';

/** One part, or a whole small file, on its way to a store that a test answers for. */
export interface FakePut {
  url: string;
  bytes: Blob;
  progress: (share: number) => void;
  answer: (stored: Stored) => void;
}

export interface FakeTools extends UploadTools {
  puts: FakePut[];
  asked: string[];
  /** How long the upload wanted to wait. */
  pauses: number[];
  clock: number;
}

/** A server and a store. Files come in parts of 4 bytes; the hash is `hash`. */
export function fakeTools(): FakeTools {
  const puts: FakePut[] = [];
  const put = (url: string, bytes: Blob, signal: AbortSignal, progress: (share: number) => void) =>
    new Promise<Stored>((resolve) => {
      puts.push({ url, bytes, progress, answer: resolve });
      signal.addEventListener('abort', () => resolve('lost'));
    });
  const placeOf = (fileId: string, size: number) => ({
    fileId,
    partSize: 4,
    parts: Math.ceil(size / 4),
    key: fileId,
  });
  let files = 0;
  const tools: FakeTools = {
    puts,
    asked: [],
    pauses: [],
    clock: 0,
    start: async ({ kind, name, size }) => {
      tools.asked.push(`start ${name}`);
      const fileId = `file ${(files += 1)}`;
      return kind === 'photo' ? { fileId, url: 'whole', headers: {} } : placeOf(fileId, size);
    },
    resume: async ({ fileId }) => {
      tools.asked.push(`resume ${fileId}`);
      return { ...placeOf(fileId, 10), name: 'a.stl', size: 10, sent: [1] };
    },
    sign: async ({ partNumbers }) => {
      tools.asked.push(`sign ${partNumbers.join()}`);
      return { parts: partNumbers.map((partNumber) => ({ partNumber, url: `part ${partNumber}` })) };
    },
    finish: async ({ fileId, sha256 = '' }) => {
      tools.asked.push(`finish ${fileId} ${sha256}`);
      return { fileId, kind: 'scan', name: '', size: 0, tag: 'uploaded', code: null, url: null };
    },
    cancel: async ({ fileId }) => {
      tools.asked.push(`cancel ${fileId}`);
      return {};
    },
    putPart: (url, bytes, { signal, onProgress }) => put(url, bytes, signal, onProgress),
    putWhole: ({ url }, bytes, { signal, onProgress }) => put(url, bytes, signal, onProgress),
    hash: async () => 'hash',
    pause: async (ms) => void tools.pauses.push(ms),
    now: () => tools.clock,
  };
  return tools;
}

/** Runs all pending promise callbacks. */
export const flushTasks = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
