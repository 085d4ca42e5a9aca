import { expect, test } from 'vitest';
import { redone, stepsFrom, stepTo, undone } from './steps.ts';

test('undoing everything gives the beginning, and redoing it the end', () => {
  let steps = stepsFrom(0);
  for (let n = 1; n <= 50; n += 1) steps = stepTo(steps, n);
  for (let n = 0; n < 50; n += 1) steps = undone(steps);
  expect(steps.now).toBe(0);
  expect(undone(steps)).toBe(steps);
  for (let n = 0; n < 50; n += 1) steps = redone(steps);
  expect(steps.now).toBe(50);
  expect(redone(steps)).toBe(steps);
});

test('fifty steps are kept, the oldest go', () => {
  let steps = stepsFrom(0);
  for (let n = 1; n <= 60; n += 1) steps = stepTo(steps, n);
  for (let n = 0; n < 60; n += 1) steps = undone(steps);
  expect(steps.now).toBe(10);
});

test('something new forgets what was taken back', () => {
  expect(stepTo(undone(stepTo(stepsFrom('a'), 'b')), 'c')).toEqual({ past: ['a'], now: 'c', future: [] });
});

test('what is typed in one go is one step', () => {
  let steps = stepsFrom('');
  for (const text of ['F', 'Fl', 'Flat']) steps = stepTo(steps, text, 'note of 36');
  expect(undone(steps).now).toBe('');
  expect(undone(stepTo(steps, 'Flat, light', 'note of 37')).now).toBe('Flat');
  // Begun again after something else, it is another one.
  expect(undone(stepTo(stepTo(steps, 'other'), 'Flat!', 'note of 36')).now).toBe('other');
});
