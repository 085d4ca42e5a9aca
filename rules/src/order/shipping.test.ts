import { expect, test } from 'vitest';
import { areShippingDays, carrierName, CARRIERS, trackingAddress } from './shipping.ts';

test('a parcel is followed where its carrier looks it up, and nowhere without a number', () => {
  expect(trackingAddress('ups', '1Z 999 AA1')).toBe('https://www.ups.com/track?tracknum=1Z999AA1');
  expect(trackingAddress('gls', ' ')).toBeNull();
  expect(trackingAddress('courier', '17')).toBeNull();
  for (const carrier of CARRIERS.filter((one) => carrierName(one) !== ''))
    expect(trackingAddress(carrier, 'A"/&1')).toMatch(/^https:\/\/[^"\s]+A%22%2F%261$/);
});

test('a parcel arrives when it leaves or later, near today', () => {
  const today = '2026-11-12';
  expect(areShippingDays({ shippedOn: '2026-11-12', arrivesOn: '2026-11-12' }, today)).toBe(true);
  expect(areShippingDays({ shippedOn: '2026-11-10', arrivesOn: '2026-11-16' }, today)).toBe(true);
  expect(areShippingDays({ shippedOn: '2026-11-13', arrivesOn: '2026-11-12' }, today)).toBe(false);
  expect(areShippingDays({ shippedOn: '2026-11-12', arrivesOn: '2027-11-16' }, today)).toBe(false);
  expect(areShippingDays({ shippedOn: '2025-11-12', arrivesOn: '2026-11-13' }, today)).toBe(false);
});
