export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

/** From 0 to 1 between two values, with no kink at either end. The first may be the greater one. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** The smaller of two, rounded off where they are closer than `width`: joins two solids with a fillet. */
export function smoothMin(a: number, b: number, width: number): number {
  const distance = a > b ? a - b : b - a;
  const smaller = a < b ? a : b;
  if (distance >= width) return smaller;
  const overlap = 1 - distance / width;
  return smaller - overlap * overlap * width * 0.25;
}

/** The greater of two, rounded off: cuts one solid by another without a sharp edge. */
export function smoothMax(a: number, b: number, width: number): number {
  return -smoothMin(-a, -b, width);
}

/** The two-and-a-half-th power of the size: sections of teeth are rounder than boxes and squarer than ellipses. */
export function superPower(value: number): number {
  const size = Math.abs(value);
  return size * size * Math.sqrt(size);
}

export const square = (value: number): number => value * value;

/** A hill of height 1 at zero. */
export const bell = (value: number, width: number): number => Math.exp(-square(value / width));
