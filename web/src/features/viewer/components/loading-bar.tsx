import { formatFileSize } from '@archway/rules/format-file-size';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/text/i18n.ts';
import { loadingOf } from '../loading.ts';
import { useModel } from '../model.ts';
import styles from './loading-bar.module.css';

/** How much of the model is still on its way, at the edge of the viewer. */
export function LoadingBar(): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const loading = loadingOf(useModel().state);
  if (loading === null) return null;
  const { loadedBytes, totalBytes } = loading;
  const words = t('viewer.loading.bytes', {
    loaded: formatFileSize(loadedBytes, language),
    total: formatFileSize(totalBytes, language),
  });
  return (
    <div className={styles['loading']}>
      <progress
        className={styles['bar']}
        aria-label={t('viewer.loading.label')}
        aria-valuetext={words}
        max={totalBytes}
        value={loadedBytes}
      />
      <span className={styles['words']} aria-hidden>
        {words}
      </span>
    </div>
  );
}
