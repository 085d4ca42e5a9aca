import type { ReactNode } from 'react';
import styles from './capacity-bar.module.css';

export interface CapacityBarProps {
  used: number;
  /** Drawn as a mark on the track, which goes on beyond it. */
  capacity: number;
  /** Both as words: "10 of 12 units". They alone are read out. */
  words: string;
}

/** How much of the track lies beyond the mark while nothing does. */
const BEYOND = 1.15;

/** How full a day is. Over its capacity it is red, and the words are bold. */
export function CapacityBar({ used, capacity, words }: CapacityBarProps): ReactNode {
  const whole = Math.max(capacity * BEYOND, used);
  const percentOf = (part: number): string => `${whole === 0 ? 0 : (100 * part) / whole}%`;
  return (
    <span className={styles['capacity']} data-over={used > capacity || undefined}>
      <span className={styles['track']} aria-hidden>
        <span className={styles['used']} style={{ width: percentOf(used) }} />
        <span className={styles['mark']} style={{ left: percentOf(capacity) }} />
      </span>
      <span>{words}</span>
    </span>
  );
}
