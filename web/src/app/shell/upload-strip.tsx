import { Progress } from '@archway/ui/progress';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useUploads } from '../../platform/upload/large/session-uploads.ts';
import { summaryOf } from '../../platform/upload/large/upload-summary.ts';
import styles from './upload-strip.module.css';

/** What is being sent, wherever in the portal one is. */
export function UploadStrip(): ReactNode {
  const t = useText();
  const summary = summaryOf(useUploads());
  if (summary === null) return null;
  const { current, total, share, isPaused } = summary;
  return (
    <div className={styles['strip']}>
      <Progress
        label={isPaused ? t('uploads.stripPaused') : t('uploads.strip', { current, total })}
        value={share}
      />
    </div>
  );
}
