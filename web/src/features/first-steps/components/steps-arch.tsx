import type { ReactNode } from 'react';
import styles from './steps-arch.module.css';

const ARCH = 'M10 80V50a40 40 0 0 1 80 0v30';
const GAP = 3;

/** An arch of one stone for each step, which fills from its left foot. What it shows is said beside it. */
export function StepsArch({ done, total }: { done: number; total: number }): ReactNode {
  // Measured in hundredths of the arch; the gaps are between the stones only.
  const stone = (100 - GAP * (total - 1)) / total;
  return (
    <svg className={styles['arch']} width="76" height="68" viewBox="0 0 100 86" aria-hidden>
      {Array.from({ length: total }, (_, i) => (
        <path
          key={i}
          d={ARCH}
          pathLength="100"
          data-done={i < done || undefined}
          strokeDasharray={`0 ${(i * (stone + GAP)).toFixed(2)} ${stone.toFixed(2)} 1000`}
        />
      ))}
    </svg>
  );
}
