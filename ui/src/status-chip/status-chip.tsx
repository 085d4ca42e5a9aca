import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { ArchGauge } from '../arch-gauge/arch-gauge.tsx';
import type { StatusName } from '../tokens/tokens.ts';
import styles from './status-chip.module.css';

export interface StatusChipProps {
  status: StatusName;
  /** Without a ground, for tight lists. */
  bare?: boolean;
  /** Under way, as an upload is: a turning sign stands for the gauge. */
  busy?: boolean;
  /** The word, as the reader's side says it: a clinic reads "Sent" where a lab reads "Pending". */
  children: ReactNode;
}

/** The status of an order or a case: glyph and word, never color alone. */
export function StatusChip({ status, bare = false, busy = false, children }: StatusChipProps): ReactNode {
  const color = `var(--status-${status}-fg)`;
  return (
    <span
      className={styles['chip']}
      data-bare={bare || undefined}
      style={bare ? { color } : { color, background: `var(--status-${status}-bg)` }}
    >
      {busy ? (
        <LoaderCircle size={14} className={styles['turning']} aria-hidden />
      ) : (
        <ArchGauge status={status} size={14} />
      )}
      {children}
    </span>
  );
}
