import type { ReactNode } from 'react';
import type { StatusName } from '../tokens/tokens.ts';
import styles from './arch-gauge.module.css';

/** An archway, from its left foot to its right one. */
const ARCH = 'M3 13.5V8.2a5 5 0 0 1 10 0v5.3';

/** How much of the arch is drawn, in hundredths of its length. */
const FILLED: Partial<Record<StatusName, number>> = {
  accepted: 25,
  production: 50,
  ready: 75,
  shipped: 100,
  completed: 100,
};

/** What stands under the arch when the order has come to an end, or is on its way to one. */
const SIGN: Partial<Record<StatusName, string>> = {
  shipped: 'M8 8.2v4.6M6.3 11l1.7 1.8L9.7 11',
  completed: 'M5.9 10.2l1.6 1.6 2.8-3.2',
  rejected: 'M5.8 7.8l4.4 4.4M10.2 7.8l-4.4 4.4',
  canceled: 'M5.6 10.4h4.8',
};

/**
 * The glyph of an order's status: its outline fills as the order advances, so it is read without color. It is for
 * orders alone, and always beside the word, which is what a screen reader reads.
 */
export function ArchGauge({ status, size = 16 }: { status: StatusName; size?: number }): ReactNode {
  const filled = FILLED[status];
  return (
    <svg
      className={styles['gauge']}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      style={{ color: `var(--status-${status}-fg)` }}
      aria-hidden
    >
      {status === 'pending' ? (
        <path d={ARCH} strokeDasharray="1.4 3" />
      ) : (
        <path d={ARCH} className={styles['rest']} />
      )}
      {filled !== undefined && (
        <path
          d={ARCH}
          pathLength={100}
          strokeDasharray={`${filled} 200`}
          strokeLinecap={filled < 100 ? 'butt' : 'round'}
        />
      )}
      {SIGN[status] !== undefined && <path d={SIGN[status]} />}
    </svg>
  );
}
