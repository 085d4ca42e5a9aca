import { useText } from '@archway/ui/text';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChangeLine } from '../../change-words.ts';
import styles from './change-lines.module.css';

/** Before on the left, after on the right; of what is not told only the other. */
export function ChangeLines({ lines }: { lines: readonly ChangeLine[] }): ReactNode {
  return lines.map((line, i) => <Line key={`${i} ${line.label}`} line={line} />);
}

function Line({ line: { label, before, after } }: { line: ChangeLine }): ReactNode {
  const t = useText();
  return (
    <div className={styles['change']} data-single={before === null || after === null || undefined}>
      <span className={styles['field']}>{label}</span>
      {before !== null && (
        <del className={styles['before']}>
          <span className="visually-hidden">{t('order.changes.before')} </span>
          {before}
        </del>
      )}
      {before !== null && after !== null && <ArrowRight size={14} strokeWidth={1.75} aria-hidden />}
      {after !== null && (
        <ins className={styles['after']}>
          <span className="visually-hidden">{t('order.changes.after')} </span>
          {after}
        </ins>
      )}
    </div>
  );
}
