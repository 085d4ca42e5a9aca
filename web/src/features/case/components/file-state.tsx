import { Note } from '@archway/ui/note';
import { Progress } from '@archway/ui/progress';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { FileRow } from '../file-rows.ts';
import { fileState } from '../file-state.ts';
import styles from './file-state.module.css';
import { LeftUpload } from './left-upload.tsx';
import { SendingState } from './sending-state.tsx';

export interface FileStateProps {
  row: FileRow;
  /** For those who may send: files for the case. */
  onFiles: (files: File[]) => void;
}

/** How far a file has come, and what is to be done about it. Nothing once it is ready. */
export function FileState({ row, onFiles }: FileStateProps): ReactNode {
  const t = useText();
  const state = fileState(row);
  switch (state.kind) {
    case 'sending':
      return <SendingState upload={state.upload} />;
    case 'left':
      return <LeftUpload file={state.file} onFiles={onFiles} />;
    case 'byOther':
      return <p className={styles['words']}>{t('uploads.byOther', { name: state.file.sentBy })}</p>;
    case 'problem':
      return <Note kind="error">{t(state.text)}</Note>;
    case 'working':
      if (state.share === null) return <p className={styles['words']}>{t(state.text)}</p>;
      return (
        <Progress
          label={t(state.text)}
          value={state.share.n / (state.share.all + 1)}
          number={t('cases.step.number', state.share)}
        />
      );
    case 'ready':
      return null;
  }
}
