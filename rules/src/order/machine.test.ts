import { describe, expect, test } from 'vitest';
import { orderActions, orderStep, unmetGuard, type OrderCaller } from './machine.ts';
import { orderCodeOf } from './order-code.ts';
import {
  caseOrderStatusOf,
  CASE_ORDER_STATUSES,
  displayStateOf,
  isOpen,
  OPEN_STATUSES,
  ORDER_STATUSES,
} from './statuses.ts';
import { ORDER_ACTIONS, ORDER_STEPS, type OrderAction } from './table.ts';

const CALLERS: readonly OrderCaller[] = [
  { side: 'clinic', mayRelease: true },
  { side: 'clinic', mayRelease: false },
  { side: 'lab', mayRelease: false },
];
const [releaser, assistant, lab] = CALLERS as [OrderCaller, OrderCaller, OrderCaller];
const actions = [...new Set(ORDER_STEPS.map(({ action }) => action))];

describe('the table of orders', () => {
  test('has one step or none for each status, action and caller', () => {
    for (const status of ORDER_STATUSES)
      for (const action of actions)
        for (const caller of CALLERS) {
          const found = ORDER_STEPS.filter((step) => orderStep(status, action, caller) === step);
          expect(found.length, `${status} ${action} ${caller.side}`).toBeLessThanOrEqual(1);
        }
  });

  test('has every action that the specification names', () => {
    expect(ORDER_ACTIONS.filter((action) => !actions.includes(action))).toEqual([]);
  });

  test('lets a lab act only on what was sent to it', () => {
    for (const { by, from } of ORDER_STEPS.filter((step) => step.by === 'lab'))
      expect([by, from.filter((status) => !isOpen(status))]).toEqual(['lab', []]);
  });

  test('ends grants and gives the case its state back wherever an order is canceled or rejected', () => {
    const endings = ORDER_STEPS.filter(({ to }) => to === 'canceled' || to === 'rejected');
    expect(endings.length).toBeGreaterThan(3);
    for (const { effects, caseBecomes } of endings)
      expect([effects?.includes('endGrants'), caseBecomes]).toEqual([true, 'before']);
  });

  test('signs, copies and grants whenever an order becomes pending', () => {
    for (const { effects = [] } of ORDER_STEPS.filter(({ to }) => to === 'pending'))
      expect(effects).toEqual(
        expect.arrayContaining(['sign', 'copyPrescription', 'grantFiles', 'newRevision']),
      );
  });

  test('leads from not sent to every status, and out of every status but completed', () => {
    const reached = new Set<string>(['notSent']);
    for (let size = 0; size < reached.size;) {
      size = reached.size;
      for (const { from, to } of ORDER_STEPS)
        if (to !== undefined && from.some((one) => reached.has(one))) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual([...ORDER_STATUSES].toSorted());
    const stuck = ORDER_STATUSES.filter(
      (status) => !ORDER_STEPS.some(({ from, to }) => from.includes(status) && to !== undefined),
    );
    expect(stuck).toEqual(['completed']);
  });
});

describe('who can do what', () => {
  const all = { isSendable: true, isAsked: true, isFree: true, isRevisionSeen: true } as const;

  test.each<[string, OrderCaller, OrderAction[]]>([
    ['notSent', releaser, ['send', 'release', 'returnRelease']],
    ['notSent', assistant, ['askRelease']],
    ['notSent', lab, []],
    ['pending', releaser, ['edit', 'cancel', 'addFiles', 'hold']],
    ['pending', assistant, ['cancel', 'addFiles', 'hold']],
    ['pending', lab, ['accept', 'reject', 'hold']],
    ['rejected', lab, []],
    ['canceled', releaser, []],
    ['completed', assistant, ['remake']],
  ])('%s', (status, caller, expected) => {
    expect(orderActions(status as (typeof ORDER_STATUSES)[number], caller, all)).toEqual(expected);
  });

  test('a canceled order is sent again only after it was checked', () => {
    const step = orderStep('canceled', 'send', releaser);
    expect(step && unmetGuard(step, all)).toBe('isChecked');
    expect(orderActions('canceled', releaser, { ...all, isChecked: true })).toEqual(['send']);
  });

  test('nothing is accepted, started, finished or shipped on hold', () => {
    for (const action of ['accept', 'startProcessing', 'setReady', 'ship'] as const)
      for (const { guards = [] } of ORDER_STEPS.filter((step) => step.action === action))
        expect([action, guards.includes('isFree')]).toEqual([action, true]);
  });
});

describe('states', () => {
  test('a started order is in production until it is ready', () => {
    expect(displayStateOf({ status: 'accepted', isStarted: true })).toBe('inProduction');
    expect(displayStateOf({ status: 'accepted', isStarted: false })).toBe('accepted');
    expect(displayStateOf({ status: 'ready', isStarted: true })).toBe('ready');
  });

  test('a case says how far its newest order is', () => {
    const said = new Set([undefined, ...ORDER_STATUSES].map(caseOrderStatusOf));
    expect([...said].toSorted()).toEqual([...CASE_ORDER_STATUSES].toSorted());
    for (const status of OPEN_STATUSES) expect(['sent', 'accepted']).toContain(caseOrderStatusOf(status));
    expect(caseOrderStatusOf('canceled')).toBe('notSent');
  });

  test('a code holds the day and five letters', () => {
    expect(orderCodeOf('2026-11-18', Uint8Array.of(0, 9, 31, 32, 255))).toBe('O-261118-09Z0Z');
  });
});
