import type { CaseState } from '../cases.ts';
import type { OrderStatus } from './statuses.ts';

/** The actions that the specification names; each has a form for many orders. */
export const ORDER_ACTIONS = [
  'send',
  'accept',
  'reject',
  'startProcessing',
  'setReady',
  'ship',
  'cancel',
  'complete',
] as const;

/** Every action. */
export const ORDER_ACTION_NAMES = [
  ...ORDER_ACTIONS,
  'askRelease',
  'release',
  'returnRelease',
  'edit',
  'assign',
  'addFiles',
  'askQuestion',
  'answerQuestion',
  'parcelArrived',
  'submitDesign',
  'withdrawDesign',
  'approveDesign',
  'askDesignChanges',
  'correctShipping',
  'askCancel',
  'agreeCancel',
  'refuseCancel',
  'hold',
  'resume',
  'proposeDate',
  'answerDate',
  'askRedelivery',
  'remake',
] as const;
export type OrderAction = (typeof ORDER_ACTION_NAMES)[number];

export const ORDER_SIDES = ['clinic', 'lab'] as const;
export type OrderSide = (typeof ORDER_SIDES)[number];

/** Who of a side: `releaser` may release this order, `asker` may save it and not release it. */
export type OrderActor = 'clinic' | 'lab' | 'releaser' | 'asker';

/** What must be true. The names are keys of `OrderFacts` in `guards.ts`. */
export type OrderGuard =
  | 'isSendable'
  | 'isChecked'
  | 'isAsked'
  | 'isRevisionSeen'
  | 'hasReason'
  | 'isFree'
  | 'isNotStarted'
  | 'comesByParcel'
  | 'hasQuestion'
  | 'hasNoQuestion'
  | 'hasDesign'
  | 'isDesignDone'
  | 'isShippable'
  | 'isCancelAsked'
  | 'isCancelNotAsked'
  | 'isHeld'
  | 'isHeldByOwn'
  | 'isDateProposed';

/** What an action does beside its status. */
export type OrderEffect =
  | 'newRevision'
  | 'newAttempt'
  | 'sign'
  | 'copyPrescription'
  | 'grantFiles'
  | 'endGrants'
  | 'askForRelease'
  | 'endAskForRelease'
  | 'promiseDate'
  | 'start'
  | 'arrive'
  | 'newDesign'
  | 'keepHashes'
  | 'hold'
  | 'resume'
  | 'ask'
  | 'answer'
  | 'proposeDate'
  | 'settleDate'
  | 'ship'
  | 'makeNewOrder';

export interface OrderStep {
  action: OrderAction;
  from: readonly OrderStatus[];
  /** Without one the status stays. */
  to?: OrderStatus;
  by: OrderActor;
  guards?: readonly OrderGuard[];
  effects?: readonly OrderEffect[];
  /** What the case becomes; `before` is the state that it had when the order was sent. */
  caseBecomes?: CaseState | 'before';
}

const SENDING = ['newRevision', 'newAttempt', 'sign', 'copyPrescription', 'grantFiles'] as const;
const FINISHING = ['isFree', 'hasNoQuestion', 'isDesignDone'] as const;

/**
 * The life of an order: the server refuses by this table, screens hide by it, the documents print it. An action that is not in it
 * for a status cannot be done there.
 */
export const ORDER_STEPS: readonly OrderStep[] = [
  {
    action: 'send',
    from: ['notSent'],
    to: 'pending',
    by: 'releaser',
    guards: ['isSendable'],
    effects: SENDING,
    caseBecomes: 'ordered',
  },
  {
    action: 'send',
    from: ['canceled', 'rejected'],
    to: 'pending',
    by: 'releaser',
    guards: ['isSendable', 'isChecked'],
    effects: SENDING,
    caseBecomes: 'ordered',
  },
  { action: 'askRelease', from: ['notSent'], by: 'asker', effects: ['askForRelease'] },
  {
    action: 'release',
    from: ['notSent'],
    to: 'pending',
    by: 'releaser',
    guards: ['isAsked', 'isSendable'],
    effects: [...SENDING, 'endAskForRelease'],
    caseBecomes: 'ordered',
  },
  {
    action: 'returnRelease',
    from: ['notSent'],
    by: 'releaser',
    guards: ['isAsked', 'hasReason'],
    effects: ['endAskForRelease'],
  },
  {
    action: 'edit',
    from: ['pending'],
    by: 'releaser',
    guards: ['isSendable'],
    effects: ['newRevision', 'sign', 'copyPrescription', 'grantFiles'],
  },
  {
    action: 'cancel',
    from: ['pending'],
    to: 'canceled',
    by: 'clinic',
    effects: ['endGrants'],
    caseBecomes: 'before',
  },
  {
    action: 'accept',
    from: ['pending'],
    to: 'accepted',
    by: 'lab',
    guards: ['isRevisionSeen', 'isFree'],
    effects: ['promiseDate'],
  },
  {
    action: 'reject',
    from: ['pending'],
    to: 'rejected',
    by: 'lab',
    guards: ['hasReason'],
    effects: ['endGrants'],
    caseBecomes: 'before',
  },
  { action: 'assign', from: ['accepted', 'ready'], by: 'lab' },
  {
    action: 'startProcessing',
    from: ['accepted'],
    by: 'lab',
    guards: ['isFree', 'isNotStarted'],
    effects: ['start'],
    caseBecomes: 'designing',
  },
  {
    action: 'addFiles',
    from: ['pending', 'accepted', 'ready'],
    by: 'clinic',
    effects: ['newRevision', 'grantFiles'],
  },
  { action: 'askQuestion', from: ['accepted'], by: 'lab', guards: ['hasNoQuestion'], effects: ['ask'] },
  {
    action: 'answerQuestion',
    from: ['accepted'],
    by: 'clinic',
    guards: ['hasQuestion'],
    effects: ['answer'],
  },
  { action: 'parcelArrived', from: ['accepted'], by: 'lab', guards: ['comesByParcel'], effects: ['arrive'] },
  { action: 'submitDesign', from: ['accepted'], by: 'lab', effects: ['newDesign'] },
  { action: 'withdrawDesign', from: ['accepted'], by: 'lab', guards: ['hasDesign'] },
  {
    action: 'approveDesign',
    from: ['accepted'],
    by: 'releaser',
    guards: ['hasDesign'],
    effects: ['sign', 'keepHashes'],
  },
  { action: 'askDesignChanges', from: ['accepted'], by: 'clinic', guards: ['hasDesign', 'hasReason'] },
  { action: 'setReady', from: ['accepted'], to: 'ready', by: 'lab', guards: FINISHING },
  {
    action: 'ship',
    from: ['accepted', 'ready'],
    to: 'shipped',
    by: 'lab',
    guards: ['isShippable', ...FINISHING],
    effects: ['ship'],
  },
  { action: 'correctShipping', from: ['shipped'], by: 'lab', effects: ['ship'] },
  { action: 'askCancel', from: ['accepted'], by: 'clinic', guards: ['isCancelNotAsked'] },
  {
    action: 'agreeCancel',
    from: ['accepted'],
    to: 'canceled',
    by: 'lab',
    guards: ['isCancelAsked'],
    effects: ['endGrants'],
    caseBecomes: 'before',
  },
  { action: 'refuseCancel', from: ['accepted'], by: 'lab', guards: ['isCancelAsked'] },
  {
    action: 'cancel',
    from: ['accepted'],
    to: 'canceled',
    by: 'lab',
    guards: ['hasReason'],
    effects: ['endGrants'],
    caseBecomes: 'before',
  },
  ...(['clinic', 'lab'] as const).map((by): OrderStep => ({
    action: 'hold',
    from: ['pending', 'accepted', 'ready'],
    by,
    guards: ['isFree', 'hasReason'],
    effects: ['hold'],
  })),
  ...(['clinic', 'lab'] as const).map((by): OrderStep => ({
    action: 'resume',
    from: ['pending', 'accepted', 'ready'],
    by,
    guards: ['isHeld', 'isHeldByOwn'],
    effects: ['resume'],
  })),
  // Also in place of a day that the clinic has not answered.
  { action: 'proposeDate', from: ['accepted', 'ready'], by: 'lab', effects: ['proposeDate'] },
  {
    action: 'answerDate',
    from: ['accepted', 'ready'],
    by: 'clinic',
    guards: ['isDateProposed'],
    effects: ['settleDate'],
  },
  {
    action: 'complete',
    from: ['shipped', 'accepted', 'ready'],
    to: 'completed',
    by: 'clinic',
    caseBecomes: 'completed',
  },
  { action: 'askRedelivery', from: ['shipped'], to: 'ready', by: 'clinic', guards: ['hasReason'] },
  { action: 'remake', from: ['completed'], by: 'clinic', guards: ['hasReason'], effects: ['makeNewOrder'] },
];
