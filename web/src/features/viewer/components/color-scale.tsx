import type { ReactNode } from 'react';
import styles from './color-scale.module.css';

export interface ColorScaleProps {
  stops: readonly { at: number; color: string }[];
  /** What stands below it: at its beginning, its middle and its end. */
  words: readonly [string, string, string];
}

/** What the colors on the model mean. */
export function ColorScale({ stops, words }: ColorScaleProps): ReactNode {
  const ramp = stops.map(({ at, color }) => `${color} ${at * 100}%`).join(', ');
  return (
    <div className={styles['scale']}>
      <div className={styles['ramp']} style={{ backgroundImage: `linear-gradient(to right, ${ramp})` }} />
      <div className={styles['words']}>
        {words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </div>
    </div>
  );
}
