import { finishUpload, startUpload, uploadState } from '@archway/contract/file/calls';
import { SMALL_UPLOADS, type SmallUploadKind } from '@archway/rules/uploads';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { send } from '../../call/call.ts';
import { useLanguage } from '../../text/i18n.ts';
import { UploadRun, type UploadShown, type UploadSteps } from './upload-run.ts';

export interface Upload extends Omit<UploadShown, 'problem'> {
  /** What went wrong, in the reader's language. */
  failure: string | null;
  /** Whether sending the same file again may help. */
  canRetry: boolean;
  send: (file: File) => void;
  /** Goes on where it failed. */
  retry: () => void;
  /** Stops what is under way, and forgets the file. */
  clear: () => void;
}

/** Sends one small file at a time straight to the store, and waits until it was checked. */
export function useUpload(steps: UploadSteps): Upload {
  const { t } = useLanguage();
  const [run] = useState(() => new UploadRun());
  const { problem, ...shown } = useSyncExternalStore(run.subscribe, run.read);
  useEffect(() => run.interrupt, [run]);
  return {
    ...shown,
    failure: problem?.words(t, steps.formats ?? []) ?? null,
    canRetry: problem?.canRetry ?? false,
    send: (file) => run.send(file, steps),
    retry: () => {
      if (shown.file !== null) run.send(shown.file, steps);
    },
    clear: run.clear,
  };
}

/** `useUpload` for somebody who is signed in. `keep` says what the file is for, once it was checked. */
export function useOwnUpload(kind: SmallUploadKind, keep?: (fileId: string) => Promise<unknown>): Upload {
  return useUpload({
    start: async (intent, options) => {
      const place = await send(startUpload, { kind, ...intent }, options);
      if (!('url' in place)) throw new Error('a small file comes at once');
      return place;
    },
    finish: (input, options) => send(finishUpload, input, options),
    state: (input, options) => send(uploadState, input, options),
    formats: SMALL_UPLOADS[kind],
    ...(keep === undefined ? {} : { keep }),
  });
}
