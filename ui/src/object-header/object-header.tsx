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
  back?: {
    href: string;
    label: string;
    /** Goes there without loading the page; plain clicks only, so that a new tab can be asked for. */
    onNavigate?: () => void;
  };
  /** Below a frame that has the page's heading, the thing has one of its own. */
  level?: 'h1' | 'h2';
}

/** The head of a page about one thing: a case, an order, a report. */
export function ObjectHeader(props: ObjectHeaderProps): ReactNode {
  const { title, line, chips, actions, back, level: Heading = 'h1' } = props;
  return (
    <div className={styles['header']}>
      {back !== undefined && <Back {...back} />}
      <div className={styles['words']}>
        <div className={styles['top']}>
          <Heading title={title}>{title}</Heading>
          {chips}
        </div>
        {line !== undefined && <p className={styles['line']}>{line}</p>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}

function Back({ href, label, onNavigate }: NonNullable<ObjectHeaderProps['back']>): ReactNode {
  return (
    <a
      className={styles['back']}
      href={href}
      aria-label={label}
      data-tip={label}
      onClick={(event) => {
        const wantsTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (onNavigate === undefined || wantsTab) return;
        event.preventDefault();
        onNavigate();
      }}
    >
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
    </a>
  );
}
