import type { ReactNode } from 'react';
import styles from './figure.module.css';

export interface FigureProps {
  /** Written in the reader's language already: "38.4", "1,204". */
  value: string | number;
  /** What is counted or measured, beside the number. */
  caption: ReactNode;
  /** Above the number: the name of the stage, with its glyph. */
  title?: ReactNode;
  /** A caption that asks for something: late, unread. It says so in words. */
  tone?: 'plain' | 'amber' | 'red' | 'green';
  /** The list behind the number. */
  href?: string;
}

/** A number that leads somewhere. */
export function Figure({ value, caption, title, tone = 'plain', href }: FigureProps): ReactNode {
  const content = (
    <>
      {title !== undefined && <span className={styles['title']}>{title}</span>}
      <span className={styles['line']}>
        <span className={styles['value']}>{value}</span>
        <span className={styles['caption']} data-tone={tone}>
          {caption}
        </span>
      </span>
    </>
  );
  return href === undefined ? (
    <div className={styles['figure']}>{content}</div>
  ) : (
    <a className={styles['figure']} href={href}>
      {content}
    </a>
  );
}
