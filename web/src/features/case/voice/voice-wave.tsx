import { VOICE_STROKES } from '@archway/rules/uploads';
import type { ReactNode } from 'react';
import styles from './voice-wave.module.css';

const STEP = 4;
const WIDTH = 2.4;
const HEIGHT = 28;
/** Silence is a dot. */
const LEAST = 2.4;

/** How loud a voice is from begin to end; what was heard of it is darker. */
export function VoiceWave({ strokes, heard }: { strokes: readonly number[]; heard: number }): ReactNode {
  return (
    <svg
      className={styles['wave']}
      viewBox={`0 0 ${VOICE_STROKES * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {strokes.map((stroke, which) => {
        const height = Math.max(LEAST, (stroke / 100) * HEIGHT);
        return (
          <rect
            // Strokes have no name but their place.
            key={which}
            x={which * STEP}
            y={(HEIGHT - height) / 2}
            width={WIDTH}
            height={height}
            rx={WIDTH / 2}
            data-heard={which < heard * strokes.length || undefined}
          />
        );
      })}
    </svg>
  );
}
