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
  /** Both in red for what is overdue; the second in amber for what waits for somebody. */
  tone?: 'plain' | 'warn' | 'alert';
}

export const TwoLines = ({
  first,
  second,
  isBrief,
  isCode = false,
  tone = 'plain',
}: TwoLinesProps): ReactNode => (
  <span className={styles['lines']} data-brief={isBrief || undefined} data-tone={tone}>
    <span className={styles['first']}>{first}</span>
    {second !== '' && (
      <span className={styles['second']} data-code={isCode || undefined}>
        {second}
      </span>
    )}
  </span>
);
