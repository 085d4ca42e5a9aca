import type { ViewName } from '../types/state.ts';

export interface Angles {
  yaw: number;
  pitch: number;
}

const QUARTER = Math.PI / 2;

/** Which jaw the teeth that matter are in. */
export type WorkingJaw = 'upper' | 'lower' | 'both' | 'none';

/** Where a named view looks from. Occlusal is onto the crowns: of an upper jaw, from below. */
export function anglesOf(view: Exclude<ViewName, 'multiple'>, jaw: 'upper' | 'lower'): Angles {
  switch (view) {
    case 'front':
      return { yaw: 0, pitch: 0 };
    case 'left':
      return { yaw: QUARTER, pitch: 0 };
    case 'right':
      return { yaw: -QUARTER, pitch: 0 };
    case 'back':
      return { yaw: 2 * QUARTER, pitch: 0 };
    case 'occlusal':
      return { yaw: 0, pitch: jaw === 'upper' ? -QUARTER : QUARTER };
  }
}

/** The four of `multiple`, from the top left by rows. */
export const FOUR_VIEWS = ['front', 'occlusal', 'right', 'left'] as const;

/** As steep as the stored picture of a scan, so that the model takes its place without a jump. */
const AS_THUMBNAIL = Math.asin(0.8);

/** Where one starts: on the crowns and from the front; two jaws in their bite from the front and a little above. */
export function homeAngles(working: WorkingJaw): Angles {
  switch (working) {
    case 'lower':
      return { yaw: 0, pitch: AS_THUMBNAIL };
    case 'upper':
      return { yaw: 0, pitch: -AS_THUMBNAIL };
    case 'both':
      return { yaw: 0, pitch: 0.12 };
    case 'none':
      return { yaw: 0, pitch: 0 };
  }
}
