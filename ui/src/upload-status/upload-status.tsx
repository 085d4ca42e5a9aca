import type { ReactNode } from 'react';
import { LinkButton } from '../link-button/link-button.tsx';
import { Note } from '../note/note.tsx';
import { Progress } from '../progress/progress.tsx';
import { useText } from '../text/text.tsx';
import styles from './upload-status.module.css';

export interface UploadOnItsWay {
  phase: 'idle' | 'sending' | 'checking' | 'finished' | 'failed';
  /** 0 to 1, while it is sent. */
  progress: number;
  failure: string | null;
  canRetry: boolean;
  retry: () => void;
}

/** How far a file has come, at the place where it was chosen. Nothing once it is finished. */
export function UploadStatus({ upload }: { upload: UploadOnItsWay }): ReactNode {
  const t = useText();
  const { phase, progress, failure, canRetry, retry } = upload;
  return (
    <div className={styles['status']}>
      {phase === 'sending' && <Progress label={t('ui.upload.sending')} value={progress} />}
      {/* Always there: what changes in it is read out. */}
      <output className={styles['words']}>{phase === 'checking' && t('ui.upload.checking')}</output>
      {phase === 'failed' && (
        <Note
          kind="error"
          live
          action={canRetry && <LinkButton onClick={retry}>{t('ui.upload.retry.button')}</LinkButton>}
        >
          {failure}
        </Note>
      )}
    </div>
  );
}
