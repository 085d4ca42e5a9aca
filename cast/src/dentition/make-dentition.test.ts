import { triangleCount } from '@archway/mesh/core/mesh';
import { placeOf } from '@archway/rules/tooth-numbering';
import { expect, test } from 'vitest';
import { makeDentition } from './make-dentition.ts';
import { middleOf, topologyOf } from './measure.fixtures.ts';
import { arrangeMouth, fieldOf } from './mouth.ts';
import { settingsFrom, type DentitionOptions } from './options.ts';
import { scanJaw } from './scan/scan-jaw.ts';

const TRIANGLES = 24_000;
const ideal = makeDentition({ trianglesPerJaw: TRIANGLES });
const jaws = [ideal.upper, ideal.lower] as const;

test('quadrants 1 and 4 are on the right of a patient who looks along +y, at +x', () => {
  for (const jaw of jaws) {
    for (const { fdi, matrix } of jaw.teeth) {
      const isRight = [1, 4].includes(placeOf(fdi).quadrant);
      const [x, y] = middleOf(jaw, fdi);
      expect(Math.sign(x), `${fdi}`).toBe(isRight ? 1 : -1);
      expect(Math.hypot(x - matrix[12]!, y - matrix[13]!), `${fdi}`).toBeLessThan(4);
    }
  }
});

test('incisors are in front, and upper crowns point down', () => {
  expect(middleOf(ideal.upper, 11)[1]).toBeGreaterThan(middleOf(ideal.upper, 16)[1] + 20);
  expect(middleOf(ideal.lower, 41)[1]).toBeGreaterThan(middleOf(ideal.lower, 46)[1] + 20);
  expect(middleOf(ideal.upper, 16)[2]).toBeLessThan(middleOf(ideal.upper, 0)[2]);
  expect(middleOf(ideal.lower, 46)[2]).toBeGreaterThan(middleOf(ideal.lower, 0)[2]);
});

test('all 28 teeth are there, and each has a good part of the surface', () => {
  const numbers = jaws.flatMap((jaw) => jaw.teeth.map(({ fdi }) => fdi)).toSorted((a, b) => a - b);
  expect(numbers).toEqual([1, 2, 3, 4].flatMap((q) => [1, 2, 3, 4, 5, 6, 7].map((i) => q * 10 + i)));
  for (const jaw of jaws) {
    const labeled = Map.groupBy(jaw.labels, (label) => label);
    for (const { fdi } of jaw.teeth) expect(labeled.get(fdi)?.length, `${fdi}`).toBeGreaterThan(120);
    expect(jaw.labels.length * 3).toBe(jaw.mesh.positions.length);
    expect(jaw.mesh.colors?.length).toBe(jaw.mesh.positions.length);
  }
});

test('the ideal jaws have one border and no hole', () => {
  for (const { mesh } of jaws) {
    expect(topologyOf(mesh)).toEqual({ nonManifoldEdges: 0, borderLoops: 1, pieces: 1 });
  }
});

test('triangles are about as many as asked for', () => {
  for (const { mesh } of jaws) {
    expect(triangleCount(mesh) / TRIANGLES).toBeGreaterThan(0.9);
    expect(triangleCount(mesh) / TRIANGLES).toBeLessThan(1.1);
  }
});

test('triangles are seen from outside: over each crown most of them look to the other jaw', () => {
  for (const [{ mesh, labels }, towards] of [
    [ideal.upper, -1],
    [ideal.lower, 1],
  ] as const) {
    const { positions, indices } = mesh;
    let sum = 0;
    for (let t = 0; t < indices.length; t += 3) {
      if (labels[indices[t]!] === 0) continue;
      const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
      const [ux, uy] = [positions[b]! - positions[a]!, positions[b + 1]! - positions[a + 1]!];
      const [vx, vy] = [positions[c]! - positions[a]!, positions[c + 1]! - positions[a + 1]!];
      sum += ux * vy - uy * vx;
    }
    expect(sum * towards).toBeGreaterThan(500);
  }
});

const mouths: DentitionOptions[] = [
  { seed: 5, malocclusion: 'crowding', prepared: [36, 46] },
  { seed: 2, malocclusion: 'deepbite', missing: [15, 36] },
  { stage: 'deciduous', noise: 0.008, hasPalate: false },
];

test.each(mouths)('one border, no hole, and never more than two triangles at an edge: %j', (options) => {
  const settings = settingsFrom({ ...options, trianglesPerJaw: TRIANGLES });
  const mouth = arrangeMouth(settings);
  for (const jaw of ['upper', 'lower'] as const) {
    const { mesh } = scanJaw(fieldOf(mouth, jaw, settings), settings);
    expect(topologyOf(mesh)).toEqual({ nonManifoldEdges: 0, borderLoops: 1, pieces: 1 });
  }
});

test('the same seed makes the same mouth, another seed another one', () => {
  const options = { seed: 7, stage: 'deciduous', noise: 0.008, trianglesPerJaw: 2000 } as const;
  const one = makeDentition(options);
  expect(makeDentition(options)).toEqual(one);
  expect(makeDentition({ ...options, seed: 8 }).upper.teeth).not.toEqual(one.upper.teeth);
});

test('the bite shows both jaws from the canine to the first molar, on the side it was scanned from', () => {
  const { positions, colors } = ideal.bite;
  expect(colors?.length).toBe(positions.length);
  const [fromY, toY] = [middleOf(ideal.upper, 26)[1] - 7, middleOf(ideal.upper, 23)[1] + 7];
  const [top, bottom] = [middleOf(ideal.upper, 24)[2], middleOf(ideal.lower, 34)[2]];
  const heights: number[] = [];
  for (let at = 0; at < positions.length; at += 3) {
    expect(positions[at]!).toBeLessThan(0);
    expect(positions[at + 1]!).toBeGreaterThan(fromY);
    expect(positions[at + 1]!).toBeLessThan(toY);
    heights.push(positions[at + 2]!);
  }
  expect(heights.filter((z) => z > top).length).toBeGreaterThan(200);
  expect(heights.filter((z) => z < bottom).length).toBeGreaterThan(200);
  expect(topologyOf(ideal.bite).nonManifoldEdges).toBe(0);
});
