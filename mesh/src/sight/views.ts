export interface Angles {
  yaw: number;
  pitch: number;
}

const QUARTER = Math.PI / 2;

/** Which jaws are shown. */
export type WorkingJaw = 'upper' | 'lower' | 'both' | 'none';

export type NamedView = 'front' | 'left' | 'right' | 'back' | 'occlusal';

/** Direction of a named view. Occlusal shows the crowns: of an upper jaw, from below. */
export function anglesOf(view: NamedView, jaw: 'upper' | 'lower'): Angles {
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

/** The four views of `multiple`, by rows from the top left. */
export const FOUR_VIEWS = ['front', 'occlusal', 'right', 'left'] as const;

/** Onto the crowns and from the front. */
const ONTO_CROWNS = Math.asin(0.8);

/** Initial direction: onto the crowns and from the front; two jaws in bite from the front and slightly above. */
export function homeAngles(working: WorkingJaw): Angles {
  switch (working) {
    case 'lower':
      return { yaw: 0, pitch: ONTO_CROWNS };
    case 'upper':
      return { yaw: 0, pitch: -ONTO_CROWNS };
    case 'both':
      return { yaw: 0, pitch: 0.12 };
    case 'none':
      return { yaw: 0, pitch: 0 };
  }
}
