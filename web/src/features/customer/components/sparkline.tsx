import type { ReactNode } from 'react';
import styles from './sparkline.module.css';

const WIDTH = 62;
const HEIGHT = 22;
/** The line is not cut at the edges. */
const AIR = 1.5;

export interface SparklineProps {
  /** The oldest first. */
  values: readonly number[];
  /** The same for all rows, so that they can be compared. */
  most: number;
}

/** How something went over time. The number beside it is read out, the line is not. */
export function Sparkline({ values, most }: SparklineProps): ReactNode {
  const step = (WIDTH - 2 * AIR) / Math.max(1, values.length - 1);
  const points = values.map((value, place) => {
    const height = most === 0 ? 0 : (value / most) * (HEIGHT - 2 * AIR);
    return `${(AIR + place * step).toFixed(1)},${(HEIGHT - AIR - height).toFixed(1)}`;
  });
  return (
    <svg
      className={styles['line']}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
    >
      <polygon points={`${AIR},${HEIGHT} ${points.join(' ')} ${WIDTH - AIR},${HEIGHT}`} />
      <polyline points={points.join(' ')} />
    </svg>
  );
}
