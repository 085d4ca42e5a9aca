import { ColorRamp, type ColorStop } from '../color-ramp.ts';

/** Color of overlapping teeth. */
export const OVERLAP_COLOR = '#8C1010';

/** Colors from contact (0) to a gap as wide as the range (1); wider gaps have no color. */
export const GAP_COLORS: readonly ColorStop[] = [
  { at: 0, color: '#D9291C' },
  { at: 0.2, color: '#F2801E' },
  { at: 0.4, color: '#F5D327' },
  { at: 0.65, color: '#43A853' },
  { at: 0.85, color: '#2E6FD8' },
  { at: 1, color: '#2E6FD8' },
];

/** Depth in millimeters at which an overlap has its full color. */
const DEEP = 0.06;
/** The last part of the range fades, so that the map has no hard edge. */
const FADE = 0.15;

const GAPS = new ColorRamp(GAP_COLORS);
const OVERLAPS = new ColorRamp([GAP_COLORS[0]!, { at: 1, color: OVERLAP_COLOR }]);

/** RGBA of each vertex, by its distance to the other jaw. */
export function contactColors(distances: Float32Array, range: number): Uint8Array {
  const rgba = new Uint8Array(distances.length * 4);
  for (let vertex = 0; vertex < distances.length; vertex++) {
    const distance = distances[vertex]!;
    // NaN (no distance) fails this comparison too.
    if (!(distance <= range)) continue;
    const at = vertex * 4;
    if (distance < 0) OVERLAPS.write(-distance / DEEP, rgba, at);
    else GAPS.write(distance / range, rgba, at);
    rgba[at + 3] = Math.round(255 * Math.min(1, (1 - distance / range) / FADE));
  }
  return rgba;
}
