import type { ListedOrder } from '@archway/contract/order/model';
import type { Translate } from '@archway/locales/translator';
import { expect, test } from 'vitest';
import { dueWords, leavesWords, type DueWords } from './due-words.ts';

/** Keys and what is put into them, instead of a language. */
const t = ((key: string, values: Record<string, string> = {}) =>
  [key, ...Object.values(values)].join(' ')) as Translate;
const CONTEXT = {
  t,
  format: { shortWeekday: (day: string) => day, monthDay: (day: string) => day },
  today: '2026-11-19',
};
const ORDER = {
  status: 'accepted',
  requestedOn: '2026-11-24',
  estimatedOn: '2026-11-24',
  proposedOn: null,
  arrivesOn: null,
  carrier: null,
  overdueDays: 0,
  leavesOn: '2026-11-23',
} as const;

const listed = ({ day, beside, tone }: DueWords): string[] => [day, beside, tone];
const due = (change: Partial<ListedOrder>) => listed(dueWords({ ...ORDER, ...change }, CONTEXT));
const leaves = (change: Partial<ListedOrder>, isInLab = true) =>
  listed(leavesWords({ ...ORDER, ...change }, isInLab, CONTEXT));

test.each<[string, Partial<ListedOrder>, string[]]>([
  ['the agreed day', {}, ['2026-11-24', '', 'plain']],
  [
    'tomorrow',
    { requestedOn: '2026-11-20', estimatedOn: '2026-11-20' },
    ['2026-11-20', 'order.when.tomorrow', 'plain'],
  ],
  ['what is asked for', { estimatedOn: null }, ['2026-11-24', 'order.requestedOnly', 'plain']],
  [
    'another day than asked for',
    { estimatedOn: '2026-11-26' },
    ['2026-11-26', 'order.requestedFor 2026-11-24', 'plain'],
  ],
  ['a proposal', { proposedOn: '2026-11-30' }, ['2026-11-24', 'order.when.proposes 2026-11-30', 'warn']],
  [
    'days overdue',
    { estimatedOn: '2026-11-17', overdueDays: 2, proposedOn: '2026-11-30' },
    ['2026-11-17', 'order.facts.overdue 2', 'alert'],
  ],
  [
    'a parcel for today',
    { status: 'shipped', arrivesOn: '2026-11-19', carrier: 'courier' },
    ['order.when.today', 'order.carrier.courier', 'plain'],
  ],
  [
    'a parcel that should be there',
    { status: 'shipped', arrivesOn: '2026-11-17', carrier: 'courier' },
    ['2026-11-17', 'order.when.passed', 'warn'],
  ],
  [
    'nothing of what is over',
    { status: 'completed', estimatedOn: '2026-11-19', carrier: 'courier' },
    ['2026-11-19', '', 'plain'],
  ],
  ['no day', { requestedOn: null, estimatedOn: null }, ['–', '', 'plain']],
])('a clinic reads %s', (_, change, words) => {
  expect(due(change)).toEqual(words);
});

test('a lab reads when the parcel leaves, and when it is due', () => {
  expect(leaves({})).toEqual(['2026-11-23', 'order.timeline.due 2026-11-24', 'plain']);
  expect(leaves({ leavesOn: '2026-11-19' })[0]).toBe('order.when.today');
  expect(leaves({ overdueDays: 3 })).toEqual([
    'order.facts.overdue 3',
    'order.timeline.due 2026-11-24',
    'alert',
  ]);
  expect(leaves({ proposedOn: '2026-11-30' })).toEqual([
    '2026-11-23',
    'order.when.proposed 2026-11-30',
    'warn',
  ]);
});

test('what has left the lab leaves it no more', () => {
  expect(leaves({ status: 'completed' }, false)[0]).toBe('–');
});
