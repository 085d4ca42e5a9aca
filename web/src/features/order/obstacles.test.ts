import type { CaseDetail, CaseFile } from '@archway/contract/case/model';
import type { OrderDetail } from '@archway/contract/order/model';
import { expect, test } from 'vitest';
import { footMode } from './foot-mode.ts';
import { obstaclesOf } from './obstacles.ts';
import { guessRelease } from './release-guess.ts';
import { obstaclesIn } from './use-order-actions.ts';

const plan = {
  labCode: 'kestrel',
  type: 'designAndMake' as const,
  sharesName: true,
  comesByParcel: false,
  requestedOn: '2026-11-19',
  dentistId: null,
  signature: 1,
  note: '',
  works: [{ type: 'Crown' as const, teeth: [36], jaw: null }],
  files: ['upper'],
};
const detail = {
  state: 'scanCompleted',
  order: null,
  files: [{ fileId: 'upper', role: 'upper', tag: 'finished', problem: null } as CaseFile],
} as unknown as CaseDetail;
const ready = {
  detail,
  order: null,
  plan,
  isPartner: true,
  isDatePossible: true,
  gaps: [],
  hasConsent: true,
};
const own = (more: object): NonNullable<OrderDetail['own']> =>
  ({ attachments: [], obstacles: [], ...more }) as unknown as NonNullable<OrderDetail['own']>;

test('nothing stands in the way of an order that has all it needs', () => {
  expect(obstaclesOf(ready)).toEqual([]);
});

test('each thing that is missing is named, in the order in which it is told', () => {
  expect(
    obstaclesOf({
      ...ready,
      detail: { ...detail, state: 'registered' },
      plan: { ...plan, labCode: null, requestedOn: null, works: [] },
      hasConsent: false,
    }),
  ).toEqual(['noLab', 'noWork', 'caseNotReady', 'noDate', 'noConsent']);
});

test('a lab that is no partner, another open order, and what only the server knows', () => {
  expect(obstaclesOf({ ...ready, isPartner: false })).toEqual(['noLab']);
  const order = {
    orderId: 'other',
    orderCode: '',
    status: 'pending' as const,
    isStarted: false,
    labName: '',
  };
  expect(obstaclesOf({ ...ready, detail: { ...detail, order } })).toEqual(['caseHasOpenOrder']);
  const saved = {
    orderId: 'mine',
    status: 'notSent' as const,
    own: own({ obstacles: ['organizationIncomplete'] }),
  };
  expect(obstaclesOf({ ...ready, order: saved })).toEqual(['organizationIncomplete']);
});

test('an order that the lab has not answered can be changed though its case is ordered', () => {
  const order = { orderId: 'mine', status: 'pending' as const, own: own({}) };
  expect(obstaclesOf({ ...ready, order, detail: { ...detail, state: 'ordered' } })).toEqual([]);
});

test('an attachment that is being checked is waited for', () => {
  const order = {
    orderId: 'mine',
    status: 'notSent' as const,
    own: own({ attachments: [{ tag: 'uploaded' }] }),
  };
  expect(obstaclesOf({ ...ready, order })).toEqual(['fileNotReady']);
});

test('obstacles that the server names are read, and nothing else', () => {
  expect(obstaclesIn({ obstacles: ['gaps', 'tomorrow', 'noLab'] })).toEqual(['noLab', 'gaps']);
  expect(obstaclesIn(null)).toEqual([]);
});

test('who may release an order sends it, everybody else asks', () => {
  const asked = { status: 'notSent' as const, own: own({ releaseAskedBy: 'Ana Silva' }) };
  const pending = { status: 'pending' as const, own: own({ releaseAskedBy: null }) };
  const rejected = { status: 'rejected' as const, own: own({ releaseAskedBy: null }) };
  expect([footMode(null, true), footMode(null, false)]).toEqual(['send', 'askRelease']);
  expect([footMode(asked, true), footMode(asked, false)]).toEqual(['release', 'waiting']);
  expect([footMode(pending, true), footMode(pending, false)]).toEqual(['edit', 'none']);
  expect([footMode(rejected, true), footMode(rejected, false)]).toEqual(['send', 'none']);
});

test('whether the reader may release is guessed from what they are told of the dentist', () => {
  const dentist = { member: { userCode: 'e', displayName: 'E' } };
  const told = (shown: string, member = dentist.member as object | null) =>
    ({ shown, member }) as Parameters<typeof guessRelease>[1];
  expect(guessRelease(false, told('signatures'))).toBe(false);
  expect(guessRelease(true, told('signatures'))).toBe(true);
  expect(guessRelease(true, told('people'))).toBe(false);
  expect(guessRelease(true, told('people', null))).toBe(true);
  expect(guessRelease(true, told('name', null))).toBeUndefined();
  expect(guessRelease(true, null)).toBe(true);
});
