import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './object-header.module.css';

export interface ObjectHeaderProps {
  title: string;
  /** The identifiers: "Order O-261111-022, from Harbour Street Dental". */
  line?: ReactNode;
  /** Status and tags, beside the title. */
  chips?: ReactNode;
  /** At most three, one of them primary. */
  actions?: ReactNode;
  /** The list it belongs to, and what the arrow is called: "Back to orders". */
  back?: { href: string; label: string };
}

/** The head of a page about one thing: a case, an order, a report. */
export function ObjectHeader({ title, line, chips, actions, back }: ObjectHeaderProps): ReactNode {
  return (
    <header className={styles['header']}>
      {back !== undefined && (
        <a className={styles['back']} href={back.href} aria-label={back.label} title={back.label}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        </a>
      )}
      <div className={styles['words']}>
        <div className={styles['top']}>
          <h1>{title}</h1>
          {chips}
        </div>
        {line !== undefined && <p className={styles['line']}>{line}</p>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
