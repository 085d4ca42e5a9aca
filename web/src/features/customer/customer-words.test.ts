import { expect, test } from 'vitest';
import { makeFormat } from '../../platform/text/format.ts';
import { durationText, lastOrderText, remakeShare } from './customer-words.ts';

const t = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`;

test.each([
  [10, 'customers.minutes {"count":1}'],
  [2_280, 'customers.minutes {"count":38}'],
  [3_600, 'customers.hours {"count":1}'],
  [30_000, 'customers.hours {"count":8}'],
  [100_000, 'customers.days {"count":1}'],
])('%d seconds are said as %s', (seconds, words) => {
  expect(durationText(t, seconds)).toBe(words);
});

test('where nothing was received, there is no share of remakes', () => {
  const figures = {
    received: 0,
    remakes: 0,
    accepted: 0,
    rejected: 0,
    canceled: 0,
    completed: 0,
    answerSeconds: null,
  };
  expect(remakeShare(figures)).toBeNull();
  expect(remakeShare({ ...figures, received: 19, remakes: 2 })).toBeCloseTo(0.105, 3);
});

test('the last order is today, yesterday, or a day', () => {
  const format = makeFormat('en');
  const now = new Date(2026, 10, 19, 12);
  const on = (...day: [number, number, number]) =>
    lastOrderText(t, format, new Date(...day, 9).toISOString(), now);
  expect(on(2026, 10, 19)).toBe('customers.today {}');
  expect(on(2026, 10, 18)).toBe('customers.yesterday {}');
  expect(on(2026, 10, 11)).toContain('11');
  expect(on(2025, 10, 11)).toContain('2025');
  expect(lastOrderText(t, format, null, now)).toBe('–');
});
