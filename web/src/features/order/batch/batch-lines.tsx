import type { OrderRow } from '@archway/contract/order/model';
import { Button } from '@archway/ui/button';
import { MouthMap } from '@archway/ui/mouth-map';
import { useText } from '@archway/ui/text';
import { briefWords } from '@archway/ui/works';
import type { ReactNode } from 'react';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import { patientWords } from '../order-names.ts';
import { treatedTeeth } from '../treated-teeth.ts';
import type { BatchRow } from './batch-steps.ts';
import styles from './batch-lines.module.css';

export interface Line {
  id: string;
  prescription: OrderRow['prescription'];
  patientName: string;
  patientCode: string;
  /** Beside the work. */
  otherName?: string;
  /** In place of the work. */
  words?: string | undefined;
  end?: ReactNode;
}

export interface LinesProps {
  label: string;
  lines: readonly Line[];
  tone?: 'plain' | 'alert';
}

/** What a step is about, each with its teeth. */
export function Lines({ label, lines, tone = 'plain' }: LinesProps): ReactNode {
  const t = useText();
  const numbering = useToothNumbering();
  const about = ({ prescription, otherName = '' }: Line): string =>
    [briefWords(t, prescription, numbering), otherName].filter((part) => part !== '').join(', ');
  return (
    <ul className={styles['lines']} aria-label={label}>
      {lines.map((line) => (
        <li key={line.id} className={styles['line']}>
          <MouthMap teeth={treatedTeeth(line.prescription)} height={36} decorative />
          <span className={styles['words']}>
            <strong>{patientWords(line)}</strong>
            <span className={styles['second']} data-tone={line.words === undefined ? 'plain' : tone}>
              {line.words ?? about(line)}
            </span>
          </span>
          {line.end}
        </li>
      ))}
    </ul>
  );
}

export interface BatchLinesProps {
  label: string;
  rows: readonly BatchRow[];
  /** In place of the work and the other side. */
  lineOf?: (row: BatchRow) => string;
  tone?: 'plain' | 'alert';
  /** Each line then leads to its order. */
  onOpen?: (row: BatchRow) => void;
}

/** The orders that a step is about. */
export function BatchLines({ label, rows, lineOf, tone = 'plain', onOpen }: BatchLinesProps): ReactNode {
  const t = useText();
  const lines = rows.map((row): Line => ({
    ...row,
    id: row.orderId,
    otherName: row.other?.name ?? '',
    words: lineOf?.(row),
    end: onOpen !== undefined && (
      <Button size="small" onClick={() => onOpen(row)}>
        {t('order.batch.open')}
      </Button>
    ),
  }));
  return <Lines label={label} lines={lines} tone={tone} />;
}
