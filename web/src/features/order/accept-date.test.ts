import { expect, test } from 'vitest';
import { acceptDate } from './accept-date.ts';

const at = (moment: string): Date => new Date(moment);

test('a later day starts the day after the requested one', () => {
  expect(acceptDate('2026-11-16', 'Europe/London', at('2026-11-12T10:00:00Z'))).toEqual({
    isNeeded: false,
    least: '2026-11-17',
  });
});

test('the requested day counts until it ends where the lab is', () => {
  const late = at('2026-11-16T23:30:00Z');
  expect(acceptDate('2026-11-16', 'Europe/London', late).isNeeded).toBe(false);
  expect(acceptDate('2026-11-16', 'Europe/Berlin', late)).toEqual({ isNeeded: true, least: '2026-11-17' });
});

test('an order without a requested day needs one', () => {
  expect(acceptDate(null, 'UTC', at('2026-11-12T10:00:00Z'))).toEqual({
    isNeeded: true,
    least: '2026-11-12',
  });
});
