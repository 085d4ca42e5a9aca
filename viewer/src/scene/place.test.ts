import { IDENTITY, quaternionAbout, rigidMatrix } from '@archway/mesh/core/rigid';
import { Matrix4, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { place } from './place.ts';

const LOOK = { toViewer: [0, 0, 1], up: [0, 1, 0], right: [1, 0, 0] } as const;

test('a layer is moved, and then away from the viewer', () => {
  const motion = new Matrix4();
  const matrix = rigidMatrix(quaternionAbout([0, 0, Math.PI / 2]), [0, 0, 5]);
  place(motion, { matrix, behind: 0.5 }, LOOK);
  const { x, y, z } = new Vector3(1, 0, 0).applyMatrix4(motion);
  expect([x, y, z].map((value) => Number(value.toFixed(6)))).toEqual([0, 1, 4.5]);
});

test('a placement comes before the motion of the jaw', () => {
  const motion = new Matrix4().makeTranslation(1, 2, 3);
  place(motion, { matrix: IDENTITY, behind: 0 }, LOOK);
  expect(new Vector3().applyMatrix4(motion).toArray()).toEqual([1, 2, 3]);
});
