import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import styles from './share.module.css';

/** A part of a whole, in percent; one that is large stands out, and says so to who does not see it. */
export function Share({ share, many }: { share: number | null; many: number }): ReactNode {
  const t = useText();
  if (share === null) return '–';
  const text = t('customers.percent', { share });
  if (share < many) return text;
  return (
    <span className={styles['many']}>
      {text}
      <span className="visually-hidden">{t('customers.manyRemakes')}</span>
    </span>
  );
}
