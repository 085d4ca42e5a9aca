import { ColorRamp, type ColorStop } from '../color-ramp.ts';

/** Colors from lost by the range (0) over unchanged (0.5) to gained by the range (1). */
export const DEVIATION_COLORS: readonly ColorStop[] = [
  { at: 0, color: '#1F4FD1' },
  { at: 1 / 6, color: '#7F9BE6' },
  { at: 2 / 6, color: '#D8E0F5' },
  { at: 0.5, color: '#F2F4F4' },
  { at: 4 / 6, color: '#F7D9D0' },
  { at: 5 / 6, color: '#E38A73' },
  { at: 1, color: '#B5301B' },
];

/** Changes up to this, in millimeters, may be of the scanner: a comparison can show them as none. */
export const NEUTRAL_BAND = 0.04;

/** Color of surface without a counterpart, which must not look unchanged. */
export const NOT_COMPARED = '#A9B5B8';

const RAMP = new ColorRamp(DEVIATION_COLORS);
const BARE = new ColorRamp([
  { at: 0, color: NOT_COMPARED },
  { at: 1, color: NOT_COMPARED },
]);

/**
 * RGBA of each vertex, by its distance to the other scan. Distances within the neutral band are shown as unchanged, and
 * colors begin beyond it.
 */
export function deviationColors(distances: Float32Array, range: number, neutral = 0): Uint8Array {
  const rgba = new Uint8Array(distances.length * 4);
  for (let vertex = 0; vertex < distances.length; vertex++) {
    const distance = distances[vertex]!;
    const at = vertex * 4;
    if (Number.isNaN(distance)) BARE.write(0, rgba, at);
    else RAMP.write(0.5 + beyond(distance, neutral) / (range - neutral) / 2, rgba, at);
    rgba[at + 3] = 255;
  }
  return rgba;
}

const beyond = (distance: number, neutral: number): number =>
  Math.sign(distance) * Math.max(0, Math.abs(distance) - neutral);
