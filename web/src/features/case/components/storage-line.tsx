import { getStorageUsage } from '@archway/contract/storage/calls';
import { formatFileSize } from '@archway/rules/format-file-size';
import { Progress } from '@archway/ui/progress';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery } from '../../../platform/call/queries.ts';
import { useLanguage } from '../../../platform/text/i18n.ts';
import styles from './storage-line.module.css';

/** How much room the organization has used, and how much is left. */
export function StorageLine(): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const { data } = useQuery(callQuery(getStorageUsage, {}, { ignoreErrors: true }));
  if (data === undefined) return null;
  const { usedBytes, limitBytes } = data;
  const size = (bytes: number): string => formatFileSize(bytes, language);
  const left = Math.max(0, limitBytes - usedBytes);
  return (
    <div className={styles['storage']}>
      <Progress
        label={t('cases.storage.label')}
        value={usedBytes / limitBytes}
        tone={toneOf(usedBytes / limitBytes)}
        number={t('cases.storage.line', { used: size(usedBytes), limit: size(limitBytes), left: size(left) })}
      />
    </div>
  );
}

/** As for every quota: amber from nine tenths, red when it is full. */
function toneOf(share: number): 'primary' | 'amber' | 'red' {
  if (share >= 1) return 'red';
  return share >= 0.9 ? 'amber' : 'primary';
}
