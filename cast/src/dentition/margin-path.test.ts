import { closestOnMesh } from '@archway/mesh/search/closest-on-mesh';
import { marginThrough } from '@archway/mesh/margin/margin-path';
import type { Mesh } from '@archway/mesh/core/mesh';
import {
  distanceToLine,
  evenlySpaced,
  lengthOfLine,
  pointCount,
  type Polyline,
} from '@archway/mesh/line/polyline';
import { add, normalize, scale, vectorAt, type Vector } from '@archway/mesh/core/vector';
import { expect, test } from 'vitest';
import { arrangeMouth, fieldOf } from './mouth.ts';
import { randomFrom, signed } from './numbers/random.ts';
import { SCANNER_NOISE, settingsFrom } from './options.ts';
import { marginOf } from './scan/margin.ts';
import { scanJaw } from './scan/scan-jaw.ts';

const settings = settingsFrom({ prepared: [46, 35], noise: SCANNER_NOISE });
const field = fieldOf(arrangeMouth(settings), 'lower', settings);
const random = randomFrom(7);

/** Around a margin as a hand would click: each within half a millimeter of it. */
function clicksNear(mesh: Mesh, margin: Polyline, count: number): Vector[] {
  const even = evenlySpaced(margin, lengthOfLine(margin) / count);
  return Array.from({ length: pointCount(even) }, (_, i) => {
    const off = scale(normalize([signed(random), signed(random), signed(random)]), 0.4);
    return closestOnMesh(mesh, add(vectorAt(even.points, i), off))!.point;
  });
}

function shareWithin(line: Polyline, margin: Polyline, limit: number): number {
  const fine = evenlySpaced(line, 0.05);
  const count = pointCount(fine);
  const distances = Array.from({ length: count }, (_, i) => distanceToLine(margin, vectorAt(fine.points, i)));
  return distances.filter((distance) => distance < limit).length / count;
}

test('a few clicks find nine tenths of a margin within 100 µm, in spite of a scanner’s errors', () => {
  const scan = scanJaw(field, settings);
  const prepared = field.teeth.filter(({ tooth }) => tooth.isPrepared);
  expect(prepared).toHaveLength(2);
  for (const [i, tooth] of prepared.entries()) {
    const margin: Polyline = { points: marginOf(tooth, scan).points, isClosed: true };
    const line = marginThrough(scan.mesh, clicksNear(scan.mesh, margin, 6 + i))!;
    expect(shareWithin(line, margin, 0.1)).toBeGreaterThan(0.9);
    expect(Math.abs(lengthOfLine(line) / lengthOfLine(margin) - 1)).toBeLessThan(0.06);
  }
});
