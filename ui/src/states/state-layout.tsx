import { useContext, type ReactNode } from 'react';
import { HeadingLevel } from './heading-level.ts';
import styles from './states.module.css';

/** What all full states share: a glyph, the words, the ways on. At most one action is primary. */
export function StateLayout({
  glyph,
  title,
  children,
  actions,
  live = false,
}: {
  glyph?: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  live?: boolean;
}): ReactNode {
  const isPage = useContext(HeadingLevel) === 'h1';
  return (
    <section className={styles['state']} role={live ? 'alert' : undefined}>
      {glyph}
      {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
      {children !== undefined && <div className={styles['text']}>{children}</div>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </section>
  );
}
