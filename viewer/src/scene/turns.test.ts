import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('listeners are told of turns, and of nothing else, until they leave', () => {
  const turns = new Turns();
  const told: number[] = [];
  const leave = turns.add(({ yaw }) => told.push(yaw));
  turns.tell({ yaw: 1, pitch: 0 });
  turns.tell({ yaw: 1, pitch: 0 });
  turns.tell({ yaw: 2, pitch: 0 });
  leave();
  turns.tell({ yaw: 3, pitch: 0 });
  expect(told).toEqual([1, 2]);
});
