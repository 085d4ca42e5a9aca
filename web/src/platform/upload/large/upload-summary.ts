import { isOpen, type UploadShown } from './upload-shown.ts';

/** What is said of all uploads together. */
export interface UploadSummary {
  /** The one that is being sent, counted from 1. */
  current: number;
  total: number;
  /** Of all bytes, from 0 to 1. */
  share: number;
  /** Nothing goes on before somebody says so. */
  isPaused: boolean;
}

/** Null when nothing is on its way. */
export function summaryOf(uploads: readonly UploadShown[]): UploadSummary | null {
  if (!uploads.some(isOpen)) return null;
  const counted = uploads.filter(({ phase }) => phase !== 'failed');
  const bytes = counted.reduce((sum, { size }) => sum + size, 0);
  const sent = counted.reduce((sum, upload) => sum + upload.sent, 0);
  const done = counted.filter(({ phase }) => phase === 'done').length;
  return {
    current: done + 1,
    total: counted.length,
    share: sent / bytes,
    isPaused: counted.every(({ phase }) => phase === 'paused' || phase === 'done'),
  };
}
