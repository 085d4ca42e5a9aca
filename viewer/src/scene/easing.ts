/** `cubic-bezier(.2, .7, .2, 1)`, the easing of all motion in the app. */
const X = [0.2, 0.2] as const;
const Y = [0.7, 1] as const;

const bezier = (t: number, [first, second]: readonly [number, number]): number =>
  3 * t * (1 - t) ** 2 * first + 3 * t ** 2 * (1 - t) * second + t ** 3;

/** Eased progress for a fraction of time, both from 0 to 1. */
export function eased(time: number): number {
  if (time <= 0) return 0;
  if (time >= 1) return 1;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (bezier(middle, X) < time) low = middle;
    else high = middle;
  }
  return bezier((low + high) / 2, Y);
}
