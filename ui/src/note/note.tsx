import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Icon } from '../icon/icon.tsx';
import styles from './note.module.css';

export type NoteKind = 'info' | 'warn' | 'error' | 'ok';

const ICON: Readonly<Record<NoteKind, Icon>> = {
  info: Info,
  warn: TriangleAlert,
  error: CircleAlert,
  ok: CircleCheck,
};

export interface NoteProps {
  kind?: NoteKind;
  /** The first words, in ink: what happened. */
  title?: ReactNode;
  children?: ReactNode;
  /** In place of the kind's own glyph. */
  icon?: Icon;
  /** The way on: a link or a link-like button. */
  action?: ReactNode;
  /** Read out when it appears: it answers what the reader just did. */
  live?: boolean;
}

/** Something to know, at the place of the object. */
export function Note({ kind = 'info', title, children, icon, action, live = false }: NoteProps): ReactNode {
  const Glyph = icon ?? ICON[kind];
  return (
    <div
      className={styles['note']}
      data-kind={kind}
      role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}
    >
      <Glyph size={16} strokeWidth={1.75} aria-hidden />
      <div className={styles['words']}>
        {title !== undefined && <strong>{title}</strong>} {children}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
