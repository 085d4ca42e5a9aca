import { hashBlob } from './hash-blob.ts';

/** What a worker is asked, and what it answers: null for a file that can no longer be read. */
export type HashAnswer = string | null;

// A thread of its own: half a gigabyte takes seconds, in which the page has to answer.
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  const answer = (hash: HashAnswer): void => postMessage(hash);
  hashBlob(data).then(answer, () => answer(null));
});
