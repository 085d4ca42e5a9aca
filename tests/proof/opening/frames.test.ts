import { expect, test } from 'vitest';
import { problemsOf, type Frame } from './frames.ts';

const frame = (at: number, more: Partial<Frame> = {}): Frame => ({
  at,
  isCase: true,
  hasStage: true,
  hasForeignSkeleton: false,
  picture: 1,
  model: 0,
  ...more,
});
const END = frame(900, { picture: 0, model: 1 });

test('a picture, one cross-fade and the model are all well', () => {
  const fading = frame(500, { picture: 0.5, model: 0.5 });
  expect(problemsOf([frame(0), fading, frame(660, { picture: 0.1, model: 0.9 }), END])).toEqual([]);
});

test('an empty stage, a foreign skeleton, a long fade and a missing model are found', () => {
  expect(problemsOf([frame(0, { picture: 0 }), END])).toEqual(['1 frames with an empty stage']);
  expect(problemsOf([frame(0, { hasStage: false, hasForeignSkeleton: true }), END])).toEqual([
    '1 frames with a foreign skeleton',
  ]);
  const both = [frame(100, { model: 0.2 }), frame(600, { model: 0.9 })];
  expect(problemsOf([...both, END])).toEqual(['picture and model together for 500 ms']);
  expect(problemsOf([frame(0)])).toEqual(['the model was never there']);
});
