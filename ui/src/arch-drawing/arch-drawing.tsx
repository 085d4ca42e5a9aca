import type { ReactNode } from 'react';
import { CHART_BOX, SHOWN } from '@archway/rules/tooth-chart/tooth-geometry';
import styles from './arch-drawing.module.css';

const MARGIN = 12;
/** The crown that the drawing is about. */
const CROWN = 46;

/** Both arches as a drawing of lines on petrol, with one crown finished: what the work here is about. It says nothing. */
export function ArchDrawing(): ReactNode {
  const { x, y, width, height } = CHART_BOX;
  const box = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].join(' ');
  return (
    <svg className={styles['drawing']} viewBox={box} aria-hidden>
      <path className={styles['midline']} d={`M0 ${y + 12}V${y + height - 12}`} />
      {SHOWN.permanent.map(({ fdi, outline, fissures, number: [nx, ny] }) => (
        <g key={fdi} data-crown={fdi === CROWN || undefined}>
          <path className={styles['outline']} d={outline} />
          {fissures.map((line) => (
            <path key={line} className={styles['fissure']} d={line} />
          ))}
          <text x={nx} y={ny}>
            {fdi}
          </text>
        </g>
      ))}
    </svg>
  );
}
