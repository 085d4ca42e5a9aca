import { useId, type CSSProperties, type ReactNode } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  title?: string;
  /** Beside the title, quiet: a count, a size. */
  note?: ReactNode;
  /** At the end of the title's line: a link, a switch. */
  actions?: ReactNode;
  /** Its children are the lines of a list, with a hairline between them. */
  divided?: boolean;
  /** Its content reaches the edges: a table, a picture. */
  flush?: boolean;
  children: ReactNode;
}

/** A part of the sheet, with a name. Parts are divided by lines; there are no cards. */
export function Panel({
  title,
  note,
  actions,
  divided = false,
  flush = false,
  children,
}: PanelProps): ReactNode {
  const id = useId();
  return (
    <section
      className={styles['panel']}
      data-flush={flush || undefined}
      {...(title === undefined ? {} : { 'aria-labelledby': id })}
    >
      {(title !== undefined || actions !== undefined) && (
        <header className={styles['head']}>
          {title !== undefined && <h2 id={id}>{title}</h2>}
          {note !== undefined && <span className={styles['note']}>{note}</span>}
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        </header>
      )}
      {divided ? <div className={styles['lines']}>{children}</div> : children}
    </section>
  );
}

/** One sheet of panels side by side, below each other where the window is narrow. */
export function Panels({
  columns,
  children,
}: {
  /** Widths as a grid template: `2fr 1fr`. Without it all are alike, and as many as there is room for. */
  columns?: string;
  children: ReactNode;
}): ReactNode {
  const template = columns === undefined ? undefined : ({ '--columns': columns } as CSSProperties);
  return (
    <div className={styles['panels']} data-fixed={columns !== undefined || undefined} style={template}>
      {children}
    </div>
  );
}
