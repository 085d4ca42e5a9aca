import { describe, expect, test } from 'vitest';
import { treeOf } from '../search/closest-on-mesh.ts';
import { marginThrough } from './margin-path.ts';
import type { Mesh } from '../core/mesh.ts';
import { distanceToLine, evenlySpaced, lengthOfLine, pointCount, type Polyline } from '../line/polyline.ts';
import { randomNumbers } from '../core/random.ts';
import { block, sheet, together } from '../core/shapes.fixtures.ts';
import { vectorAt, type Vector } from '../core/vector.ts';

const around = Array.from({ length: 400 }, (_, i) => (i / 400) * 2 * Math.PI);
/** A preparation seen from above: a stump on a ledge, which ends at this distance from the axis. */
const edgeAt = (angle: number): number => 4 + 0.5 * Math.cos(2 * angle) + 0.15 * Math.sin(5 * angle);

function height(x: number, y: number): number {
  const outside = Math.hypot(x, y) - edgeAt(Math.atan2(y, x));
  const stump = Math.max(0, Math.min(3, (-outside - 0.9) * 4));
  // The edge is rounded as a bur leaves it.
  return stump - 0.9 * (outside + Math.hypot(outside, 0.06));
}

const random = randomNumbers(8);
const noise = (deviation: number): number => (random() + random() + random() - 1.5) * 2 * deviation;

const stump = (deviation: number): Mesh =>
  sheet([-6, 6], [-6, 6], 0.14, (x, y) => height(x, y) + noise(deviation));

const onStump = (angle: number, off = 0): Vector => {
  const radius = edgeAt(angle) + off;
  const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  return [x, y, height(x, y)];
};

const truth: Polyline = {
  points: Float32Array.from(around.flatMap((angle) => onStump(angle))),
  isClosed: true,
};

/** Near the margin as a hand is, up to half a millimeter off to either side. */
const clicks = Array.from({ length: 7 }, (_, i) =>
  onStump((i / 7) * 2 * Math.PI + 0.1, i % 2 === 0 ? 0.4 : -0.4),
);

function shareWithin(line: Polyline, limit: number): number {
  const fine = evenlySpaced(line, 0.05);
  const count = pointCount(fine);
  const near = Array.from({ length: count }, (_, i) => distanceToLine(truth, vectorAt(fine.points, i)));
  return near.filter((distance) => distance < limit).length / count;
}

describe.each([0, 0.008])('with a scanner’s error of %d mm', (deviation) => {
  const mesh = stump(deviation);

  test('seven clumsy clicks find the margin: nine tenths of it within 100 µm', () => {
    const line = marginThrough(mesh, clicks)!;
    expect(line.isClosed).toBe(true);
    expect(shareWithin(line, 0.1)).toBeGreaterThan(0.9);
    expect(Math.abs(lengthOfLine(line) / lengthOfLine(truth) - 1)).toBeLessThan(0.03);
  });

  test('it lies on the surface', () => {
    const { points } = marginThrough(mesh, clicks)!;
    for (let at = 0; at < points.length; at += 3) {
      expect(treeOf(mesh).distanceTo(points[at]!, points[at + 1]!, points[at + 2]!)).toBeLessThan(1e-4);
    }
  });
});

const mesh = stump(0);

test('a pinned point is passed exactly, and only the line near it goes there', () => {
  const line = marginThrough(mesh, clicks, { pinned: [2] })!;
  expect(line.isClosed).toBe(true);
  expect(distanceToLine(line, clicks[2]!)).toBeLessThan(0.01);
  expect(distanceToLine(line, clicks[4]!)).toBeGreaterThan(0.2);
  const share = shareWithin(line, 0.1);
  expect(share).toBeGreaterThan(0.8);
  expect(share).toBeLessThan(0.99);
});

test('pins alone give a closed line through all of them', () => {
  const line = marginThrough(mesh, clicks, { pinned: [0, 1, 2, 3, 4, 5, 6] })!;
  for (const click of clicks) expect(distanceToLine(line, click)).toBeLessThan(0.01);
  expect(lengthOfLine(line)).toBeGreaterThan(lengthOfLine(truth) * 0.95);
});

test('an open line goes from the first point to the last', () => {
  const line = marginThrough(mesh, clicks.slice(0, 4), { closed: false })!;
  expect(line.isClosed).toBe(false);
  expect(shareWithin(line, 0.1)).toBeGreaterThan(0.9);
  const part = lengthOfLine(line) / lengthOfLine(truth);
  expect(part).toBeGreaterThan(0.35);
  expect(part).toBeLessThan(0.5);
});

test('two points are joined by an open line', () => {
  const line = marginThrough(mesh, clicks.slice(0, 2))!;
  expect(line.isClosed).toBe(false);
  // Its ends are vertices, which need not be on the edge.
  expect(shareWithin(line, 0.1)).toBeGreaterThan(0.75);
});

test('points on separate pieces are not joined, and one point is no line', () => {
  const two = together(block(1, 1, 1), sheet([5, 6], [0, 1], 0.5));
  expect(
    marginThrough(two, [
      [0, 0, 1],
      [5.5, 0.5, 0],
    ]),
  ).toBeNull();
  expect(() => marginThrough(two, [[0, 0, 1]])).toThrow(RangeError);
});
