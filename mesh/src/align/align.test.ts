import { describe, expect, test } from 'vitest';
import { alignByPairs } from './align.ts';
import { icp } from './icp.ts';
import { lowerJaw } from '../jaw/jaws.fixtures.ts';
import { vertexCount, type Mesh } from '../core/mesh.ts';
import { randomNumbers } from '../core/random.ts';
import {
  IDENTITY,
  movedMesh,
  movePoint,
  multiply,
  quaternionAbout,
  rigidMatrix,
  type Matrix,
} from '../core/rigid.ts';
import { compactMesh } from '../topology/simplify.ts';
import { length, subtract, vectorAt, type Vector } from '../core/vector.ts';

const corners: Vector[] = [
  [0, 0, 0],
  [30, 2, 1],
  [14, 25, -3],
  [7, 9, 12],
];
const away = rigidMatrix(quaternionAbout([0.9, -1.7, 0.4]), [12, -40, 7]);

describe('by pairs of points', () => {
  test.each([3, 4])('%d pairs give turn and move back', (count) => {
    const pairs = corners.slice(0, count).map((from) => ({ from, to: movePoint(away, from) }));
    const { matrix, residual } = alignByPairs(pairs);
    expect(residual).toBeLessThan(1e-9);
    matrix.forEach((value, i) => expect(value).toBeCloseTo(away[i]!, 9));
  });

  test('half a turn too, and never a mirror image', () => {
    const half = rigidMatrix(quaternionAbout([0, Math.PI, 0]), [0, 0, 0]);
    const { matrix } = alignByPairs(corners.map((from) => ({ from, to: movePoint(half, from) })));
    matrix.forEach((value, i) => expect(value).toBeCloseTo(half[i]!, 9));
    const mirrored = alignByPairs(corners.map((from) => ({ from, to: [-from[0], from[1], from[2]] })));
    expect(determinant(mirrored.matrix)).toBeCloseTo(1, 9);
  });

  test('clumsy clicks leave a residual of about their error', () => {
    const random = randomNumbers(3);
    const off = (): number => (random() - 0.5) * 0.6;
    const pairs = corners.map((from) => {
      const [x, y, z] = movePoint(away, from);
      return { from, to: [x + off(), y + off(), z + off()] as const };
    });
    const { residual } = alignByPairs(pairs);
    expect(residual).toBeGreaterThan(0.02);
    expect(residual).toBeLessThan(0.5);
  });

  test('two pairs, or points on a line, are refused', () => {
    const pair = (from: Vector) => ({ from, to: from });
    expect(() => alignByPairs([pair([0, 0, 0]), pair([1, 0, 0])])).toThrow(RangeError);
    expect(() => alignByPairs([pair([0, 0, 0]), pair([1, 1, 1]), pair([5, 5, 5])])).toThrow(RangeError);
  });
});

describe('by surfaces', () => {
  const jaw = lowerJaw();

  test('a jaw finds back onto itself within 5 µm everywhere', () => {
    const start = rigidMatrix(quaternionAbout([0.03, -0.04, 0.05]), [0.6, -0.5, 0.4]);
    const moved = movedMesh(jaw, away);
    const { matrix, residual, share } = icp(moved, jaw, multiply(start, inverse(away)), { trim: 0.9 });
    expect(farthest(jaw, multiply(matrix, away))).toBeLessThan(0.005);
    expect(residual).toBeLessThan(0.002);
    expect(share).toBeGreaterThan(0.8);
  });

  test('what was changed on a fifth of the surface does not pull the rest', () => {
    const built = withChange(jaw, (x) => x > 22, 0.4);
    const start = rigidMatrix(quaternionAbout([0.01, 0.02, -0.02]), [0.3, 0.2, -0.3]);
    const { matrix } = icp(built, jaw, start, { trim: 0.7 });
    expect(farthest(jaw, matrix)).toBeLessThan(0.01);
  });

  test('half a jaw finds its place on the whole one, and says how much of it was used', () => {
    const half = partOf(jaw, (x) => x > 0);
    const start = rigidMatrix(quaternionAbout([0.02, 0.01, 0.02]), [-0.3, 0.3, 0.2]);
    const there = icp(half, jaw, start);
    expect(farthest(half, there.matrix)).toBeLessThan(0.01);
    // Without trimming, only what lies beyond the border of the half is left out.
    const back = icp(jaw, half, start, { trim: 1 });
    expect(farthest(half, back.matrix)).toBeLessThan(0.01);
    expect(back.share).toBeLessThan(0.55);
    expect(there.share).toBeGreaterThan(0.7);
  });

  test('surfaces that do not meet are left alone', () => {
    const far = rigidMatrix(quaternionAbout([0, 0, 0]), [500, 0, 0]);
    expect(icp(jaw, jaw, far)).toEqual({ matrix: far, residual: Infinity, share: 0, iterations: 0 });
  });
});

const determinant = (m: Matrix): number =>
  m[0]! * (m[5]! * m[10]! - m[6]! * m[9]!) -
  m[4]! * (m[1]! * m[10]! - m[2]! * m[9]!) +
  m[8]! * (m[1]! * m[6]! - m[2]! * m[5]!);

/** Of a turn and move. */
function inverse(m: Matrix): Matrix {
  const turned: Matrix = [
    m[0]!,
    m[4]!,
    m[8]!,
    0,
    m[1]!,
    m[5]!,
    m[9]!,
    0,
    m[2]!,
    m[6]!,
    m[10]!,
    0,
    0,
    0,
    0,
    1,
  ];
  const [x, y, z] = movePoint(turned, [-m[12]!, -m[13]!, -m[14]!]);
  return multiply([...IDENTITY.slice(0, 12), x, y, z, 1], turned);
}

/** The largest way that any vertex is from where it belongs. */
function farthest({ positions }: Mesh, matrix: Matrix): number {
  let most = 0;
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    const point = vectorAt(positions, vertex);
    most = Math.max(most, length(subtract(movePoint(matrix, point), point)));
  }
  return most;
}

function withChange(mesh: Mesh, isChanged: (x: number) => boolean, up: number): Mesh {
  const positions = mesh.positions.slice();
  for (let vertex = 0; vertex < vertexCount(mesh); vertex++) {
    if (isChanged(positions[vertex * 3]!)) positions[vertex * 3 + 2]! += up;
  }
  return { ...mesh, positions };
}

function partOf(mesh: Mesh, isPart: (x: number) => boolean): Mesh {
  const kept: number[] = [];
  for (let at = 0; at < mesh.indices.length; at += 3) {
    const triangle = [...mesh.indices.subarray(at, at + 3)];
    if (triangle.every((vertex) => isPart(mesh.positions[vertex * 3]!))) kept.push(...triangle);
  }
  return compactMesh({ ...mesh, indices: Uint32Array.from(kept) });
}
