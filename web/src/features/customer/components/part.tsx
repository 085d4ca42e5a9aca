import { useId, type ReactNode } from 'react';
import styles from './part.module.css';

interface PartProps {
  title: string;
  /** Beside the title, quiet: a count. */
  note?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** Below it, quiet: who reads it. */
  help?: string;
  children: ReactNode;
}

/** A part of what is known of a clinic, with its name. */
export function Part({ title, note, action, help, children }: PartProps): ReactNode {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
        {action !== undefined && <span className={styles['action']}>{action}</span>}
      </header>
      {children}
      {help !== undefined && <p className={styles['help']}>{help}</p>}
    </section>
  );
}

/** Words in place of what is not there yet. */
export const Nothing = ({ children }: { children: ReactNode }): ReactNode => (
  <p className={styles['nothing']}>{children}</p>
);
