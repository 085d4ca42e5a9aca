export interface Place {
  x: number;
  y: number;
}

/** Movement of two fingers between two events: shift of their center and change of their distance. */
export interface Pinch {
  middle: Place;
  dx: number;
  dy: number;
  /** Below 1 when the fingers spread, which zooms in. */
  factor: number;
}

const middleOf = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Place, b: Place): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

export function pinchOf(before: readonly [Place, Place], after: readonly [Place, Place]): Pinch {
  const from = middleOf(...before);
  const middle = middleOf(...after);
  return {
    middle,
    dx: middle.x - from.x,
    dy: middle.y - from.y,
    factor: apart(...before) / apart(...after),
  };
}
