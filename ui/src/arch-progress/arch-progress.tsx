import type { ReactNode } from 'react';
import { SHOWN } from '@archway/rules/tooth-chart/tooth-geometry';
import styles from './arch-progress.module.css';

const MARGIN = 2;
const UPPER = SHOWN.permanent.filter(({ jaw }) => jaw === 'upper');
const BOX = boxOf(UPPER.flatMap(({ corners }) => corners));

/** The upper arch as a drawing of lines on petrol, whose teeth are finished one by one. What it shows is said elsewhere. */
export function ArchProgress({ share }: { /** 0 to 1. */ share: number }): ReactNode {
  const finished = Math.round(share * UPPER.length);
  return (
    <svg className={styles['arch']} viewBox={BOX} aria-hidden>
      {UPPER.map(({ fdi, outline, fissures }, i) => (
        <g key={fdi} data-finished={i < finished || undefined}>
          <path className={styles['outline']} d={outline} />
          {fissures.map((line) => (
            <path key={line} className={styles['fissure']} d={line} />
          ))}
        </g>
      ))}
    </svg>
  );
}

function boxOf(points: readonly (readonly [number, number])[]): string {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return [left, top, Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top].join(' ');
}
