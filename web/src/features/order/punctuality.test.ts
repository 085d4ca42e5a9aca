import type { OrderDetail } from '@archway/contract/order/model';
import { expect, test } from 'vitest';
import { punctualityOf } from './punctuality.ts';

const NOW = new Date('2026-11-16T23:30:00Z');
const order = (more: Partial<OrderDetail>) => ({
  status: 'accepted' as const,
  requestedOn: '2026-11-16',
  estimatedOn: '2026-11-16',
  shipping: null,
  history: [],
  lab: { timeZone: 'Europe/Lisbon' } as OrderDetail['lab'],
  ...more,
});
const parcel = (arrivesOn: string): OrderDetail['shipping'] => ({
  carrier: 'dhl',
  trackingNumber: '',
  shippedOn: '2026-11-13',
  arrivesOn,
});

test('an accepted order is on time until the agreed day is over where the lab is', () => {
  expect(punctualityOf(order({}), NOW)).toEqual({ is: 'onTime', days: 0 });
  const east = order({ lab: { timeZone: 'Asia/Tokyo' } as OrderDetail['lab'] });
  expect(punctualityOf(east, NOW)).toEqual({ is: 'overdue', days: 1 });
});

test('a parcel goes by its own day of arrival, whatever the day is', () => {
  const shipped = (arrivesOn: string) => order({ status: 'shipped', shipping: parcel(arrivesOn) });
  expect(punctualityOf(shipped('2026-11-16'), NOW)?.is).toBe('onTime');
  expect(punctualityOf(shipped('2026-11-18'), NOW)).toEqual({ is: 'late', days: 2 });
});

test('one that came without a notice goes by the day on which that was said', () => {
  const history = [{ at: '2026-11-19T10:00:00Z' }] as OrderDetail['history'];
  expect(punctualityOf(order({ status: 'completed', history }), NOW)).toEqual({ is: 'late', days: 3 });
});

test('nothing is said before a day was promised, nor of what came back', () => {
  expect(punctualityOf(order({ status: 'pending', estimatedOn: null }), NOW)).toBeNull();
  expect(punctualityOf(order({ status: 'rejected' }), NOW)).toBeNull();
});
