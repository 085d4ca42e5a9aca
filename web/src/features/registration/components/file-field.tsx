import { FileSize } from '@archway/ui/file-size';
import { IconButton } from '@archway/ui/icon-button';
import { Progress } from '@archway/ui/progress';
import { UploadField } from '@archway/ui/upload-field';
import { useText } from '@archway/ui/text';
import { FileCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SendingFile } from '../use-sent-file.ts';
import styles from './file-field.module.css';

export interface FileFieldProps {
  label: string;
  formats: readonly string[];
  file: SendingFile;
  error: string | undefined;
}

/** A file that is sent as soon as it is chosen; another one takes its place. */
export function FileField({ label, formats, file, error }: FileFieldProps): ReactNode {
  const t = useText();
  const { upload, sent } = file;
  return (
    <div className={styles['file']}>
      <UploadField
        label={label}
        formats={formats}
        files={[]}
        error={upload.failure ?? (file.isUnderWay ? undefined : error)}
        onChange={([chosen]) => {
          if (chosen !== undefined) file.choose(chosen);
        }}
      />
      {file.isUnderWay && (
        <Progress
          label={t(upload.phase === 'sending' ? 'ui.upload.sending' : 'ui.upload.checking')}
          value={upload.progress}
        />
      )}
      {/* Whoever goes on too early has done nothing wrong. */}
      {file.isUnderWay && error !== undefined && <output className={styles['wait']}>{error}</output>}
      {sent !== null && (
        <output className={styles['sent']}>
          <FileCheck size={16} strokeWidth={1.75} aria-hidden />
          <span className={styles['name']}>{sent.name}</span>
          <span className={styles['size']}>
            <FileSize bytes={sent.size} />
          </span>
          <IconButton icon={X} label={t('ui.upload.remove', { name: sent.name })} onClick={file.remove} />
        </output>
      )}
    </div>
  );
}
