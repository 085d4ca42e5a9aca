import type { UploadedFile, UploadPlace } from '@archway/contract/file/model';
import { useRef, useState } from 'react';
import { isCallFailure } from './call-failure.ts';
import { t } from './i18n.ts';

/** The calls of an upload, each with what it has to know beyond this already in it. */
export interface UploadCalls {
  start: (intent: { name: string; size: number }) => Promise<UploadPlace>;
  finish: (sent: { fileId: string }) => Promise<UploadedFile>;
  state: (sent: { fileId: string }) => Promise<UploadedFile>;
}

interface Progress {
  phase: 'idle' | 'sending' | 'checking' | 'finished' | 'failed';
  /** 0 to 1. */
  progress: number;
  fileId: string | null;
  url: string | null;
  file: File | null;
  /** In the reader's language. */
  failure: string | null;
}

export interface Upload extends Progress {
  send: (file: File) => void;
  clear: () => void;
}

const IDLE: Progress = { phase: 'idle', progress: 0, fileId: null, url: null, file: null, failure: null };
const ASK_EVERY_MS = 1_000;

/** Sends one small file to the store and waits until it was checked. Another file takes the place of the first. */
export function useUpload(calls: UploadCalls): Upload {
  const [shown, setShown] = useState(IDLE);
  const latest = useRef(0);
  const send = async (file: File, turn: number): Promise<void> => {
    const show = (change: Partial<Progress>) => {
      if (turn === latest.current) setShown((before) => ({ ...before, ...change }));
    };
    try {
      const place = await calls.start({ name: file.name, size: file.size });
      await put(place, file, (progress) => show({ progress }));
      show({ phase: 'checking', progress: 1 });
      const { fileId, url } = await checked(await calls.finish({ fileId: place.fileId }), calls);
      show({ phase: 'finished', fileId, url });
    } catch (error) {
      show({ phase: 'failed', failure: isCallFailure(error) ? error.message : t('ui.upload.unable') });
    }
  };
  return {
    ...shown,
    send: (file) => {
      latest.current += 1;
      setShown({ ...IDLE, phase: 'sending', file });
      void send(file, latest.current);
    },
    clear: () => {
      latest.current += 1;
      setShown(IDLE);
    },
  };
}

async function checked(file: UploadedFile, calls: UploadCalls): Promise<UploadedFile> {
  for (let now = file; ; now = await calls.state({ fileId: file.fileId })) {
    if (now.tag === 'finished') return now;
    if (now.tag === 'uploadFail') throw new Error('the file was refused');
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}

/** By the older way of asking, which alone tells how much has been sent. */
function put({ url, headers }: UploadPlace, file: File, onProgress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () =>
      request.status < 300 ? resolve() : reject(new Error(`the store answered ${request.status}`)),
    );
    request.addEventListener('error', () => reject(new Error('the store did not answer')));
    request.send(file);
  });
}
