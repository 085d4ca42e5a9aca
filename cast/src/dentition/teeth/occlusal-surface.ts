import { clamp, smoothStep } from '../numbers/blend.ts';
import { valueNoise } from '../numbers/value-noise.ts';
import type { CrownShape, CrownSize, CuttingEdge } from '../crowns/crown-shape.ts';

/** Grooves are not deeper than this below the tip. */
const DEEPEST = 2.75;
const GROOVE_WIDTH = 0.3;

/** Height of the chewing surface: the highest of all cusps and ridges, slightly filled where two of them meet. */
function ridgeHeight({ ridges }: CrownShape, u: number, v: number): number {
  let highest = -Infinity;
  let second = -Infinity;
  for (let i = 0; i < ridges.length; i++) {
    const ridge = ridges[i]!;
    const du = ridge.toU - ridge.u;
    const dv = ridge.toV - ridge.v;
    const length = du * du + dv * dv;
    const t = length > 1e-9 ? clamp(((u - ridge.u) * du + (v - ridge.v) * dv) / length, 0, 1) : 0;
    const au = u - ridge.u - du * t;
    const av = v - ridge.v - dv * t;
    const away = Math.sqrt(au * au + av * av + ridge.radius * ridge.radius) - ridge.radius;
    const height = ridge.w + (ridge.toW - ridge.w) * t - ridge.slope * away * 1.35;
    if (height > highest) {
      second = highest;
      highest = height;
    } else if (height > second) second = height;
  }
  const overlap = Math.max(GROOVE_WIDTH - (highest - second), 0) / GROOVE_WIDTH;
  return highest + overlap * overlap * GROOVE_WIDTH * 0.25;
}

/** Distance above the chewing surface, about. `inside` is 1 in the crown's middle and 0 at its outline. */
export function aboveRidges(
  shape: CrownShape,
  size: CrownSize,
  u: number,
  v: number,
  w: number,
  inside: number,
  salt: number,
): number {
  let height = Math.max(ridgeHeight(shape, u, v), size.height - DEEPEST * size.relief);
  if (Math.abs(w - height) < 1) {
    height += 0.05 * valueNoise(u * 1.6 + salt * 7, v * 1.6, 3.1) * smoothStep(0, 0.3, inside);
  }
  return (w - height) * 0.86;
}

/** Distance above the cutting edge, about. `across` is -1 at the mesial and 1 at the distal outline. */
export function aboveEdge(edge: CuttingEdge, size: CrownSize, u: number, w: number, across: number): number {
  const off = u - edge.peak;
  const slope = off < 0 ? edge.mesialSlope : edge.distalSlope;
  const fall = slope * (Math.sqrt(off * off + 0.16) - 0.4);
  const rounded = Math.min(Math.abs(across), 1.35);
  const corner = 0.9 * size.relief * rounded ** 6;
  const lobes = edge.isPointed ? 0 : 0.06 * (1 - Math.cos(across * 9.5)) * 0.5;
  const above = w - (size.height - fall - corner - lobes);
  // Far above it grows too fast to be taken for a distance.
  return above > 0.5 ? 0.5 + (above - 0.5) * 0.6 : above;
}
