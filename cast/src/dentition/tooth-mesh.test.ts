import { expect, test } from 'vitest';
import { arrangeMouth } from './mouth.ts';
import { topologyOf, volumeOf } from './measure.fixtures.ts';
import { settingsFrom } from './options.ts';
import { toothMeshes } from './tooth-mesh.ts';

const options = { malocclusion: 'crowding', prepared: [46] } as const;
const meshes = toothMeshes(options, { spacing: 0.5 });

test('every tooth is a closed surface, seen from outside', () => {
  expect(meshes.size).toBe(28);
  for (const [fdi, mesh] of meshes) {
    expect(topologyOf(mesh), `${fdi}`).toEqual({ nonManifoldEdges: 0, borderLoops: 0, pieces: 1 });
    expect(volumeOf(mesh), `${fdi}`).toBeGreaterThan(120);
    expect(volumeOf(mesh), `${fdi}`).toBeLessThan(1200);
    expect(mesh.colors?.length).toBe(mesh.positions.length);
  }
});

test('it stands where the tooth stands in the jaw', () => {
  const { rows, frames } = arrangeMouth(settingsFrom(options));
  for (const jaw of ['upper', 'lower'] as const) {
    for (const tooth of rows[jaw].standing) {
      const { positions } = meshes.get(tooth.fdi)!;
      const matrix = frames[jaw].matrixOf(rows[jaw].fieldOf(tooth).stance);
      for (const axis of [0, 1, 2]) {
        const values = positions.filter((_, i) => i % 3 === axis);
        expect(Math.min(...values)).toBeLessThan(matrix[12 + axis]!);
        expect(Math.max(...values)).toBeGreaterThan(matrix[12 + axis]!);
      }
    }
  }
});

test('only those asked for are made', () => {
  expect([...toothMeshes({ stage: 'deciduous' }, { teeth: [75], spacing: 1 }).keys()]).toEqual([75]);
});
