import { toothNumber, type ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { dotOf, MAP_VIEW_BOX, MOUTH_DOTS } from '@archway/rules/tooth-chart/mouth-dots';
import styles from './mouth-map.module.css';

const TREATED_GROWTH = 2.25;

export interface MouthMapProps {
  /** FDI numbers of the treated teeth. */
  teeth: readonly number[];
  /** The system in which the numbers are read out. */
  numbering?: ToothNumberingSystem;
  /** 34 to 44 in rows, 56 to 60 in panels. */
  height?: number;
  /** The numbers stand beside it as words: it is not read out again. */
  decorative?: boolean;
}

/** The mouth at a glance, so that a technician recognizes a case before reading. */
export function MouthMap({
  teeth,
  numbering = 'fdi',
  height = 36,
  decorative = false,
}: MouthMapProps): ReactNode {
  const t = useText();
  const treated = new Set(teeth.map(dotOf));
  const { x, y, width, height: unit } = MAP_VIEW_BOX;
  const numbers = teeth.map((tooth) => toothNumber(tooth, numbering)).join(', ');
  const label = t('tooth.map', { count: teeth.length, teeth: numbers });
  return (
    <svg
      className={styles['map']}
      viewBox={`${x} ${y} ${width} ${unit}`}
      width={(height * width) / unit}
      height={height}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {MOUTH_DOTS.filter(({ tooth }) => !treated.has(tooth)).map((dot) => (
        <circle key={dot.tooth} cx={dot.x} cy={dot.y} r={dot.radius} />
      ))}
      {/* Drawn last: where they are close, a treated tooth covers its neighbors. */}
      {MOUTH_DOTS.filter(({ tooth }) => treated.has(tooth)).map((dot) => (
        <circle key={dot.tooth} data-treated cx={dot.x} cy={dot.y} r={dot.radius + TREATED_GROWTH} />
      ))}
    </svg>
  );
}
