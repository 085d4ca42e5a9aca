import { CASE_UPLOADS } from '@archway/rules/uploads';
import { formatFileSize } from '@archway/rules/format-file-size';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/text/i18n.ts';
import styles from './drop-hint.module.css';

/** Shows that scans can be dropped, and which. A phone has nothing to drop from. */
export function DropHint(): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const { scan, archive } = CASE_UPLOADS;
  return (
    <div className={styles['zone']}>
      <EmptyState title={t('firstSteps.drop.title')}>
        {t('firstSteps.drop.text', {
          scan: formatFileSize(scan.maxBytes, language),
          archive: formatFileSize(archive.maxBytes, language),
        })}
      </EmptyState>
    </div>
  );
}
