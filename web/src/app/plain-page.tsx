import type { ReactNode } from 'react';
import styles from './plain-page.module.css';

/** A page of one message, for when there is no frame around it. */
export const PlainPage = ({ children }: { children: ReactNode }): ReactNode => (
  <main className={styles['page']}>{children}</main>
);
