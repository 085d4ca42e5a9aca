import { HeadingLevel } from '@archway/ui/heading-level';
import type { ReactNode } from 'react';
import styles from './plain-page.module.css';

/** A page of one message, for when there is no frame around it. */
export const PlainPage = ({ children }: { children: ReactNode }): ReactNode => (
  <HeadingLevel value="h1">
    <main className={styles['page']}>{children}</main>
  </HeadingLevel>
);
