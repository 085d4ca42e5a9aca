import type { ReactNode } from 'react';
import styles from './arrange.module.css';

/** Things side by side, wrapping where there is no room. */
export const Row = ({ children }: { children: ReactNode }): ReactNode => (
  <div className={styles['row']}>{children}</div>
);

/** Things below each other, as wide as a form. */
export const Column = ({ children }: { children: ReactNode }): ReactNode => (
  <div className={styles['column']}>{children}</div>
);
