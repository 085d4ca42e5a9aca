import type { ReactNode } from 'react';
import styles from './time-heading.module.css';

/** The day or the year of what stands below, with a line to the end. */
export const TimeHeading = ({
  level: Level,
  children,
}: {
  level: 'h2' | 'h3';
  children: string;
}): ReactNode => <Level className={styles['heading']}>{children}</Level>;
