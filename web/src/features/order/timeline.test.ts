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
  shipping: null,
  shippingBefore: null,
  added: [],
  replaced: [],
  changes: null,
  isWithoutNotice: false,
  dayBefore: null,
  lostDays: 0,
  agrees: null,
  cause: null,
  technician: '',
  actedFor: '',
});
const SENT = entry('send', 'pending', '2026-11-11');
const REJECTED = entry('reject', 'rejected', '2026-11-12');
const AGAIN = entry('send', 'pending', '2026-11-13');
const ACCEPTED = entry('accept', 'accepted', '2026-11-14');

const timeline = (
  status: OrderStatus,
  history: OrderEntry[],
  more: Partial<Parameters<typeof timelineOf>[0]> = {},
  leavesOn: string | null = null,
) =>
  timelineOf(
    {
      status,
      isStarted: false,
      type: 'designAndMake',
      history,
      requestedOn: '2026-11-20',
      estimatedOn: null,
      shipping: null,
      ...more,
    },
    leavesOn,
  );

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
  expect(timeline('notSent', [], { type: 'designOnly' }).map(({ state }) => state)).toEqual([
    'notSent',
    'pending',
    'accepted',
    'inProduction',
    'ready',
    'completed',
  ]);
});

test('states to come have their days: when it should leave, and when it is due or arrives', () => {
  const daysOf = (steps: ReturnType<typeof timelineOf>) =>
    steps.flatMap(({ state, day, dayIs }) => (dayIs === null ? [] : [[state, dayIs, day]]));
  expect(daysOf(timeline('pending', [SENT]))).toEqual([['completed', 'requested', '2026-11-20']]);
  const accepted = { estimatedOn: '2026-11-23' };
  expect(daysOf(timeline('accepted', [SENT, ACCEPTED], accepted, '2026-11-20'))).toEqual([
    ['ready', 'estimated', '2026-11-20'],
    ['shipped', 'estimated', '2026-11-20'],
    ['completed', 'due', '2026-11-23'],
  ]);
  const shipping = {
    carrier: 'dhl',
    trackingNumber: '',
    shippedOn: '2026-11-20',
    arrivesOn: '2026-11-24',
  } as const;
  expect(daysOf(timeline('shipped', [SENT, ACCEPTED], { ...accepted, shipping }, '2026-11-20'))).toEqual([
    ['completed', 'arrives', '2026-11-24'],
  ]);
});
