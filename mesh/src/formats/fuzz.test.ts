import { describe, expect, test } from 'vitest';
import { flawOf, fuzzFormat, fuzzSeeds } from './fuzz.fixtures.ts';
import type { MeshFormat } from './format.ts';
import { mutate } from './mutate.fixtures.ts';
import { readMesh } from './read.ts';
import { sphere } from './sphere.fixtures.ts';

const FORMATS: MeshFormat[] = ['stl', 'ply', 'obj'];

describe.each(FORMATS)('damaged files: %s', (format) => {
  test('the undamaged ones are read', () => {
    for (const bytes of fuzzSeeds(format)) {
      const mesh = readMesh(bytes);
      expect(flawOf(mesh)).toBeNull();
      expect(mesh.indices).toHaveLength(320 * 3);
      expect(mesh.positions).toHaveLength(162 * 3);
    }
  });

  test('a thousand of each kind end in a sound mesh or in a refusal, soon', () => {
    const result = fuzzFormat(format, { count: 1_000 * fuzzSeeds(format).length, firstSeed: 1 });
    expect(result.slowestMs).toBeLessThan(2_000);
    // Damage must neither pass always nor be refused always in the same way, or little was tried.
    expect(result.meshes).toBeGreaterThan(100);
    expect(Object.keys(result.refusals).length).toBeGreaterThanOrEqual(4);
    expect(result.largestGrowth).toBeLessThan(6);
  });
});

test('the same seed makes the same damage, another one another', () => {
  const [bytes = new Uint8Array()] = fuzzSeeds('ply');
  expect(mutate(bytes, 7)).toEqual(mutate(bytes, 7));
  expect(mutate(bytes, 7)).not.toEqual(mutate(bytes, 8));
});

test('a flaw of a mesh is seen', () => {
  const ball = sphere();
  expect(flawOf(ball)).toBeNull();
  expect(flawOf({ ...ball, indices: Uint32Array.of(0, 1, 1) })).toContain('equal');
  expect(flawOf({ ...ball, indices: Uint32Array.of(0, 1, 162) })).toContain('not there');
  expect(flawOf({ ...ball, positions: ball.positions.with(3, Number.NaN) })).toContain('nowhere');
  expect(flawOf({ ...ball, colors: new Uint8Array(3) })).toContain('colors');
  expect(flawOf({ ...ball, indices: new Uint32Array() })).toContain('no triangle');
});
