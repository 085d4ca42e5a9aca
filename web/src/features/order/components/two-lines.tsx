import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

export interface TwoLinesProps {
  first: ReactNode;
  /** Empty for none. */
  second: string;
  /** One beside the other, where rows are low. */
  isBrief: boolean;
  /** The second is a code that people say to each other. */
  isCode?: boolean;
}

export const TwoLines = ({ first, second, isBrief, isCode = false }: TwoLinesProps): ReactNode => (
  <span className={styles['lines']} data-brief={isBrief || undefined}>
    <span className={styles['first']}>{first}</span>
    {second !== '' && (
      <span className={styles['second']} data-code={isCode || undefined}>
        {second}
      </span>
    )}
  </span>
);
