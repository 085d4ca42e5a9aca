import type { ReactNode } from 'react';
import styles from './fact-row.module.css';

export interface FactRowProps {
  name: string;
  /** What it means, below the name. */
  help?: string;
  /** The fact, or what changes it. */
  children: ReactNode;
  /** At the end: one action. */
  action?: ReactNode;
}

/** A fact with its name before it, a hairline below it, and at most one action. */
export const FactRow = ({ name, help, children, action }: FactRowProps): ReactNode => (
  <div className={styles['row']}>
    <div className={styles['name']}>
      {name}
      {help !== undefined && <span className={styles['help']}>{help}</span>}
    </div>
    <div className={styles['fact']}>{children}</div>
    {action !== undefined && <div>{action}</div>}
  </div>
);
