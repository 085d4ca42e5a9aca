import { expect, test } from 'vitest';
import { secondsLeft, TransferRate } from './transfer-rate.ts';

test('nothing is said before a second has passed', () => {
  const rate = new TransferRate();
  expect(rate.perSecond(0)).toBe(null);
  rate.add(0, 500);
  rate.add(900, 500);
  expect(rate.perSecond(900)).toBe(null);
  rate.add(1_000, 500);
  expect(rate.perSecond(1_000)).toBe(1_000);
});

test('it follows a network that becomes slower', () => {
  const rate = new TransferRate();
  for (let at = 0; at <= 10_000; at += 1_000) rate.add(at, 8_000);
  expect(rate.perSecond(10_000)).toBe(8_000);
  for (let at = 11_000; at <= 20_000; at += 1_000) rate.add(at, 1_000);
  expect(rate.perSecond(20_000)).toBe(1_000);
});

test('a pause is not counted', () => {
  const rate = new TransferRate();
  rate.add(0, 1_000);
  rate.add(2_000, 1_000);
  rate.reset();
  expect(rate.perSecond(2_000)).toBe(null);
});

test('time left needs a rate', () => {
  expect(secondsLeft(1_000, null)).toBe(null);
  expect(secondsLeft(1_000, 0)).toBe(null);
  expect(secondsLeft(1_001, 100)).toBe(11);
});
