import {
  finishRegistrationUpload,
  registrationUploadState,
  startRegistrationUpload,
} from '@archway/contract/file/calls';
import { useEffect, useEffectEvent } from 'react';
import { isCallFailure } from '../../platform/call/call-failure.ts';
import { send } from '../../platform/call/call.ts';
import { useUpload, type Upload } from '../../platform/upload/small/use-upload.ts';
import type { SentFile } from './draft.ts';
import type { Tickets } from './use-tickets.ts';

export interface SendingFile {
  upload: Upload;
  /** Sent and checked, now or before the page was loaded again. */
  sent: SentFile | null;
  isUnderWay: boolean;
  choose: (file: File) => void;
  remove: () => void;
}

/** The logo or the license: sent as soon as it is chosen, and told to the form once it is there. */
export function useSentFile(
  kind: 'organization' | 'license',
  {
    tickets,
    sent,
    onSent,
  }: { tickets: Tickets; sent: SentFile | null; onSent: (sent: SentFile | null) => void },
): SendingFile {
  const upload = useUpload({
    start: async (intent) => {
      const start = async () =>
        send(startRegistrationUpload, { ticket: await tickets.current(), kind, ...intent });
      try {
        return await start();
      } catch (error) {
        if (!isCallFailure(error) || error.failure !== 'linkExpire') throw error;
        tickets.drop();
        return start();
      }
    },
    finish: async ({ fileId }) => send(finishRegistrationUpload, { ticket: await tickets.current(), fileId }),
    state: async ({ fileId }) => send(registrationUploadState, { ticket: await tickets.current(), fileId }),
  });
  const { phase, fileId, file } = upload;
  const tell = useEffectEvent(onSent);
  useEffect(() => {
    if (phase === 'finished' && fileId !== null && file !== null)
      tell({ fileId, name: file.name, size: file.size });
  }, [phase, fileId, file]);
  return {
    upload,
    sent,
    isUnderWay: phase === 'sending' || phase === 'checking',
    choose: (chosen) => {
      onSent(null);
      upload.send(chosen);
    },
    remove: () => {
      upload.clear();
      onSent(null);
    },
  };
}
