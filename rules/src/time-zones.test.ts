import { expect, it } from 'vitest';
import { timeZoneFor } from './time-zones.ts';

it('takes the zone of the country', () => {
  expect(timeZoneFor('DE', 'UTC')).toBe('Europe/Berlin');
  expect(timeZoneFor('JP', 'Europe/Berlin')).toBe('Asia/Tokyo');
});

it('keeps the own zone where the country has it', () => {
  expect(timeZoneFor('US', 'America/Chicago')).toBe('America/Chicago');
});

it('keeps the own zone without a country', () => {
  expect(timeZoneFor('', 'Asia/Tokyo')).toBe('Asia/Tokyo');
});
