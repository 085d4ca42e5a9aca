import type { ReactNode } from 'react';
import styles from './states.module.css';

const TEETH_IN_ARCH = 16;
/** From the molars at one end of an arch over the front to the other end. */
const RADIUS = [2, 2.4, 2.5, 2, 2, 2, 1.8, 2.1];

const DOTS = [-1, 1].flatMap((side) =>
  Array.from({ length: TEETH_IN_ARCH }, (_, i) => {
    const angle = (0.035 + (0.93 * i) / (TEETH_IN_ARCH - 1)) * Math.PI;
    return {
      x: 20 + 18.5 * Math.cos(angle),
      y: 25 + side * (1.2 + 22.5 * Math.sin(angle)),
      r: (RADIUS[Math.min(i, TEETH_IN_ARCH - 1 - i)] ?? 2) * 0.72,
    };
  }),
);

/** Both arches as dots, none of them treated: a mouth nobody has worked on yet. */
export const MouthRing = (): ReactNode => (
  <svg className={styles['ring']} viewBox="-2 -1 44 52" width="74" height="88" aria-hidden>
    {DOTS.map(({ x, y, r }) => (
      <circle key={`${x} ${y}`} cx={x.toFixed(2)} cy={y.toFixed(2)} r={r} />
    ))}
  </svg>
);
