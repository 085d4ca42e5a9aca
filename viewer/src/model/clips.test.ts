import { expect, test } from 'vitest';
import { Clips } from './clips.ts';

test('a point is clipped on the side of the normal, on clipped layers only', () => {
  const clips = new Clips();
  const owner = {};
  clips.set(owner, { point: [0, 0, 5], normal: [0, 0, 2] }, ['reference']);
  expect(clips.cutsAway([0, 0, 6], 'upper')).toBe(true);
  expect(clips.cutsAway([0, 0, 4], 'upper')).toBe(false);
  expect(clips.cutsAway([3, -2, 5], 'upper')).toBe(false);
  expect(clips.cutsAway([0, 0, 6], 'reference')).toBe(false);
  clips.set(owner, null, []);
  expect(clips.cutsAway([0, 0, 6], 'upper')).toBe(false);
});
