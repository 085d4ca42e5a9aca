import { Button } from '@archway/ui/button';
import { MouthMap } from '@archway/ui/mouth-map';
import { useText } from '@archway/ui/text';
import { briefWords } from '@archway/ui/works';
import type { ReactNode } from 'react';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import { patientWords } from '../order-names.ts';
import { treatedTeeth } from '../treated-teeth.ts';
import styles from './batch-lines.module.css';
import type { BatchRow } from './batch-steps.ts';

export interface BatchLinesProps {
  label: string;
  rows: readonly BatchRow[];
  /** In place of the work and the other side. */
  lineOf?: (row: BatchRow) => string;
  tone?: 'plain' | 'alert';
  /** Each line then leads to its order. */
  onOpen?: (row: BatchRow) => void;
}

/** The orders that a step is about, each with its teeth. */
export function BatchLines({ label, rows, lineOf, tone = 'plain', onOpen }: BatchLinesProps): ReactNode {
  const t = useText();
  const numbering = useToothNumbering();
  const about = ({ prescription, other }: BatchRow): string =>
    [briefWords(t, prescription, numbering), other?.name ?? ''].filter((part) => part !== '').join(', ');
  return (
    <ul className={styles['lines']} aria-label={label}>
      {rows.map((row) => (
        <li key={row.orderId} className={styles['line']}>
          <MouthMap teeth={treatedTeeth(row.prescription)} height={36} decorative />
          <span className={styles['words']}>
            <strong>{patientWords(row)}</strong>
            <span className={styles['second']} data-tone={tone}>
              {lineOf?.(row) ?? about(row)}
            </span>
          </span>
          {onOpen !== undefined && (
            <Button size="small" onClick={() => onOpen(row)}>
              {t('order.batch.open')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
