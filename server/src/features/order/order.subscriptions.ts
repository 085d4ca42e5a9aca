import { enqueue, push, subscribe, type DomainEvent, type Effect } from '../../platform/events/events.ts';
import { autoAccept } from './jobs/auto-accept.ts';
import { followOrder } from './jobs/follow-order.ts';
import { tellOfOrder } from './jobs/tell-of-order.ts';
import { handOut } from './jobs/hand-out.ts';
import { orderChanged, orderFollowed, orderHandedOut, orderSeen, type OrderChanged } from './order.events.ts';

/** What a lab hears of an order; of what a clinic prepares it hears nothing. */
const SENT_TO_LAB = ['send', 'release', 'edit', 'cancel'];
const OFFERED = ['send', 'release', 'edit'];
const ANSWERED = ['accept', 'autoAccept', 'reject'];

export const orderSubscriptions = [
  subscribe(orderChanged, (event) => [...pushesOf(event), ...jobsOf(event), ...lettersOf(event)]),
  subscribe(orderFollowed, ({ orgId, payload: { orderId, caseId, ownedBy } }) => [
    push({ orgId, ownedBy }, 'order.changed', { orderId, caseId }),
  ]),
  subscribe(orderHandedOut, ({ orgId, payload: { orderId, caseId, lab, ownedBy } }) => [
    push({ orgId, ownedBy }, 'order.changed', { orderId, caseId }),
    push({ orgId: lab }, 'order.changed', { orderId, caseId: null }),
  ]),
  subscribe(orderSeen, ({ payload: { orderId, caseId, clinic } }) => [
    enqueue(clinic, followOrder, { orderId, caseId }),
  ]),
];

type Changed = DomainEvent<OrderChanged>;

function pushesOf({ payload: { orderId, caseId, clinic, lab, action, ownedBy } }: Changed): Effect[] {
  const isTheirs = lab !== null && (SENT_TO_LAB.includes(action) || ANSWERED.includes(action));
  return [
    // What a lab did the clinic hears by its own job, which knows whose the order is.
    ...(ownedBy === null ? [] : [push({ orgId: clinic, ownedBy }, 'order.changed', { orderId, caseId })]),
    ...(isTheirs ? [push({ orgId: lab }, 'order.changed', { orderId, caseId: null })] : []),
  ];
}

function jobsOf({ id, payload: { orderId, caseId, clinic, lab, action, isNameShared } }: Changed): Effect[] {
  const moves = SENT_TO_LAB.includes(action) || ANSWERED.includes(action);
  return [
    ...(moves ? [enqueue(clinic, followOrder, { orderId, caseId })] : []),
    ...(lab !== null && OFFERED.includes(action) && !isNameShared
      ? [enqueue(clinic, handOut, { orderId, caseId, lab })]
      : []),
    ...(lab !== null && OFFERED.includes(action)
      ? [enqueue(lab, autoAccept, { orderId, occasion: id })]
      : []),
  ];
}

function lettersOf({ id: occasion, payload }: Changed): Effect[] {
  const { orderId, code, clinic, lab, action, ownName, userCode, asker } = payload;
  const about = { orderId, occasion, code, organization: ownName, by: null, asker };
  const own = { ...about, organization: '', by: userCode };
  if (action === 'send' || action === 'edit' || action === 'cancel')
    return lab === null ? [] : [enqueue(lab, tellOfOrder, { ...about, what: action })];
  if (action === 'release')
    return [
      ...(lab === null ? [] : [enqueue(lab, tellOfOrder, { ...about, what: 'send' })]),
      enqueue(clinic, tellOfOrder, { ...own, what: 'released' }),
    ];
  if (action === 'accept' || action === 'autoAccept')
    return [enqueue(clinic, tellOfOrder, { ...about, what: 'accept' })];
  if (action === 'reject') return [enqueue(clinic, tellOfOrder, { ...about, what: action })];
  if (action === 'askRelease' || action === 'returnRelease')
    return [enqueue(clinic, tellOfOrder, { ...own, what: action })];
  return [];
}
