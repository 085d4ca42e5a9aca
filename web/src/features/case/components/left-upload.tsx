import type { CaseFile } from '@archway/contract/case/model';
import { FilesButton } from '@archway/ui/files-button';
import { formatFileSize } from '@archway/rules/format-file-size';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../../platform/text/i18n.ts';
import { CASE_FORMATS } from './add-buttons.tsx';
import { arrivedQuery } from '../case.queries.ts';
import { resumable } from '../resumable.ts';
import styles from './file-state.module.css';

/** An upload whose page was closed: chosen again, its file goes on where it was. */
export function LeftUpload({
  file,
  onFiles,
}: {
  file: CaseFile;
  onFiles: (files: File[]) => void;
}): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const [isOther, setOther] = useState(false);
  const { data } = useQuery(arrivedQuery(file.fileId));
  const { name, size } = file;
  const choose = (chosen: File[]): void => {
    const fitting = chosen.filter((one) => resumable([file], one) !== undefined);
    setOther(fitting.length === 0);
    if (fitting.length > 0) onFiles(fitting);
  };
  return (
    <div className={styles['left']}>
      <Note
        kind="warn"
        title={t('uploads.chooseAgain')}
        action={
          <FilesButton size="small" choice="one" formats={CASE_FORMATS} onFiles={choose}>
            {t('uploads.choose.button')}
          </FilesButton>
        }
      >
        {data !== undefined &&
          t('uploads.chooseAgainText', { name, share: data.sent.length / Math.max(1, data.parts) })}
      </Note>
      {isOther && (
        <Note kind="error" live>
          {t('uploads.notSame', { name, size: formatFileSize(size, language) })}
        </Note>
      )}
    </div>
  );
}
