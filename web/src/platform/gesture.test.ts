import { expect, test } from 'vitest';
import { Gesture } from './gesture.ts';

test('pressing again after an answer that left it open is the same gesture', () => {
  const gesture = new Gesture();
  const key = gesture.keyFor({ id: 1 });
  for (const failure of ['timedOut', 'unavailable', 'internal'] as const) {
    gesture.settle(failure);
    expect(gesture.keyFor({ id: 1 })).toBe(key);
  }
});

test('other input is another gesture', () => {
  const gesture = new Gesture();
  const key = gesture.keyFor({ id: 1 });
  gesture.settle('timedOut');
  expect(gesture.keyFor({ id: 2 })).not.toBe(key);
});

test.each([null, 'conflict', 'noPerm'] as const)(
  'after a clear answer (%s) the next one is new',
  (failure) => {
    const gesture = new Gesture();
    const key = gesture.keyFor({ id: 1 });
    gesture.settle(failure);
    expect(gesture.keyFor({ id: 1 })).not.toBe(key);
  },
);
