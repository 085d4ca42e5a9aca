import { CASE_UPLOADS } from '@archway/rules/uploads';
import { formatFileSize } from '@archway/rules/format-file-size';
import { useText } from '@archway/ui/text';
import { CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/text/i18n.ts';
import { AddButtons } from './add-buttons.tsx';
import styles from './empty-case.module.css';

/** A case without files, for those who may add some: most of the page is the place to drop them. */
export function EmptyCase({ onFiles }: { onFiles: (files: File[]) => void }): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const { scan, archive, photo } = CASE_UPLOADS;
  return (
    <div className={styles['zone']}>
      <CloudUpload size={32} strokeWidth={1.5} aria-hidden />
      <h2>{t('cases.add.title')}</h2>
      <p>
        {t('cases.add.text', {
          scan: formatFileSize(scan.maxBytes, language),
          archive: formatFileSize(archive.maxBytes, language),
          photo: formatFileSize(photo.maxBytes, language),
        })}
      </p>
      <div className={styles['buttons']}>
        <AddButtons onFiles={onFiles} />
      </div>
    </div>
  );
}
