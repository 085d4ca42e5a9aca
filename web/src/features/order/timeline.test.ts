import type { OrderEntry } from '@archway/contract/order/model';
import type { OrderStatus } from '@archway/rules/order/statuses';
import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

const entry = (action: OrderEntry['action'], status: OrderStatus, at: string): OrderEntry => ({
  entryId: at,
  version: 1,
  action,
  status,
  revision: 1,
  by: { name: 'Marek Nowak', isOwn: false },
  at,
  reason: '',
  reasonText: '',
  day: null,
});
const SENT = entry('send', 'pending', '2026-11-11');
const REJECTED = entry('reject', 'rejected', '2026-11-12');
const AGAIN = entry('send', 'pending', '2026-11-13');
const ACCEPTED = entry('accept', 'accepted', '2026-11-14');

const timeline = (
  status: OrderStatus,
  history: OrderEntry[],
  type: 'designAndMake' | 'designOnly' = 'designAndMake',
) => timelineOf({ status, isStarted: false, type, history });

test('states that were reached have their moments, the last ones of an order that was sent twice', () => {
  const steps = timeline('accepted', [SENT, REJECTED, AGAIN, ACCEPTED]);
  expect(steps.map(({ state, at }) => [state, at])).toEqual([
    ['pending', '2026-11-13'],
    ['accepted', '2026-11-14'],
    ['inProduction', null],
    ['ready', null],
    ['shipped', null],
    ['completed', null],
  ]);
  expect(steps.filter(({ isCurrent }) => isCurrent).map(({ state }) => state)).toEqual(['accepted']);
});

test('an order that came back ends there', () => {
  expect(timeline('rejected', [SENT, REJECTED]).map(({ state }) => state)).toEqual(['pending', 'rejected']);
});

test('a design alone is not shipped', () => {
  expect(timeline('notSent', [], 'designOnly').map(({ state }) => state)).toEqual([
    'notSent',
    'pending',
    'accepted',
    'inProduction',
    'ready',
    'completed',
  ]);
});
