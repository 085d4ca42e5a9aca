import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import styles from './loading-state.module.css';

/** Nothing for the first moment, since most answers are faster; then rows of the geometry to come. */
export function LoadingState({
  rows = 7,
  picture = true,
}: {
  rows?: number;
  /** Whether the rows to come start with a picture. */
  picture?: boolean;
}): ReactNode {
  const t = useText();
  return (
    <output className={styles['loading']}>
      <span className="visually-hidden">{t('ui.state.loading')}</span>
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className={styles['row']} aria-hidden>
          {picture && <span className={styles['thumb']} />}
          <span className={styles['lines']}>
            <span />
            <span />
          </span>
          <span className={styles['end']} />
        </div>
      ))}
    </output>
  );
}
