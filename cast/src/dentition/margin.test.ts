import { expect, test } from 'vitest';
import { makeDentition } from './make-dentition.ts';
import { nearestOnTriangles } from './surface/nearest-on-triangles.ts';

const { lower, upper } = makeDentition({ prepared: [46, 35, 11], trianglesPerJaw: 40_000 });

test('each preparation has its margin', () => {
  expect(upper.margins.map(({ fdi }) => fdi)).toEqual([11]);
  expect(lower.margins.map(({ fdi }) => fdi).toSorted()).toEqual([35, 46]);
  expect(lower.teeth.filter(({ isPrepared }) => isPrepared)).toHaveLength(2);
});

test('a margin is a closed line of points close to each other, as long as a tooth is around', () => {
  for (const { points } of [...upper.margins, ...lower.margins]) {
    let length = 0;
    for (let at = 0; at < points.length; at += 3) {
      const next = (at + 3) % points.length;
      const step = Math.hypot(
        points[next]! - points[at]!,
        points[next + 1]! - points[at + 1]!,
        points[next + 2]! - points[at + 2]!,
      );
      expect(step).toBeLessThanOrEqual(0.2);
      length += step;
    }
    expect(length).toBeGreaterThan(15);
    expect(length).toBeLessThan(40);
  }
});

test('it lies on the scan', () => {
  for (const jaw of [upper, lower]) {
    for (const { points } of jaw.margins) {
      const nearest = nearestOnTriangles(jaw.mesh, () => true, points);
      points.forEach((value, i) => expect(Math.abs(value - nearest[i]!)).toBeLessThan(0.001));
    }
  }
});

test('it is where the ledge ends: the tooth is narrower above it, and no gum covers it', () => {
  const { points } = lower.margins.find(({ fdi }) => fdi === 46)!;
  const { matrix } = lower.teeth.find(({ fdi }) => fdi === 46)!;
  const fromAxis = (x: number, y: number): number => Math.hypot(x - matrix[12]!, y - matrix[13]!);
  const top = Math.max(...points.filter((_, i) => i % 3 === 2));
  const radii = Array.from({ length: points.length / 3 }, (_, i) =>
    fromAxis(points[i * 3]!, points[i * 3 + 1]!),
  );
  let gumNear = 0;
  lower.labels.forEach((label, vertex) => {
    const [x, y, z] = [0, 1, 2].map((axis) => lower.mesh.positions[vertex * 3 + axis]!);
    if (label === 46 && z! > top + 1) expect(fromAxis(x!, y!)).toBeLessThan(Math.max(...radii));
    if (label === 0 && z! > top && fromAxis(x!, y!) < Math.min(...radii)) gumNear++;
  });
  expect(gumNear).toBe(0);
});
