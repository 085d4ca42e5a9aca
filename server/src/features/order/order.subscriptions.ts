import { enqueue, push, subscribe, type DomainEvent, type Effect } from '../../platform/events/events.ts';
import { labSettingsSaved } from '../lab-settings/public.ts';
import { partnershipChanged } from '../partner/public.ts';
import { memberDeleted, memberDisabled, memberRoleChanged } from '../member/public.ts';
import { autoAccept } from './jobs/auto-accept.ts';
import { followOrder } from './jobs/follow-order.ts';
import { keepForFormer } from './jobs/keep-for-former.ts';
import { leaveToAll } from './jobs/leave-to-all.ts';
import { planOrder } from './jobs/plan-order.ts';
import { planOrders } from './jobs/plan-orders.ts';
import { tellOfOrder, type OrderNotice } from './jobs/tell-of-order.ts';
import { watchDate } from './jobs/watch-date.ts';
import { watchParcel } from './jobs/watch-parcel.ts';
import { handOut } from './jobs/hand-out.ts';
import {
  orderChanged,
  orderFollowed,
  orderHandedOut,
  orderPrinted,
  orderSeen,
  orderTrayed,
  ordersPlanned,
  type OrderChanged,
} from './order.events.ts';

/** What a lab hears of an order; of what a clinic prepares it hears nothing. */
const OF_CLINIC_ALONE = ['save', 'askRelease', 'returnRelease'];
/** What the lab is offered, as it is then. */
const OFFERED = ['send', 'release', 'edit', 'addFiles'];
/** What a lab's plan of an order is made of may have changed. */
const DATED = ['accept', 'autoAccept', 'resume', 'proposeDate', 'answerDate', 'askRedelivery'];
const PLANNED = [...OFFERED, ...DATED];
const SHIPPED = ['ship', 'correctShipping'];

export const orderSubscriptions = [
  ...[memberDeleted, memberDisabled, memberRoleChanged].map((event) =>
    subscribe(event, ({ orgId, payload: { userCode } }) => [enqueue(orgId, leaveToAll, { userCode })]),
  ),
  subscribe(partnershipChanged, ({ orgId, payload: { partnershipId, otherOrgId, action } }) =>
    action === 'terminate' || action === 'accept'
      ? // Which of the two is the clinic the job finds out.
        [orgId, otherOrgId].map((side) => enqueue(side, keepForFormer, { partnershipId }))
      : // A lab has chosen something about a clinic, such as the days on the way.
        action === null
        ? [enqueue(orgId, planOrders, { clinic: otherOrgId })]
        : [],
  ),
  subscribe(labSettingsSaved, ({ orgId }) => [enqueue(orgId, planOrders, { clinic: null })]),
  subscribe(orderTrayed, ({ orgId, payload: { orderId } }) => [
    push({ orgId }, 'order.changed', { orderId, caseId: null }),
  ]),
  subscribe(orderPrinted, ({ orgId, payload: { printId, userCode } }) => [
    push({ orgId, userCodes: [userCode] }, 'order.printed', { printId }),
  ]),
  subscribe(ordersPlanned, ({ orgId, payload: { orderId } }) => [
    push({ orgId }, 'order.changed', { orderId, caseId: null }),
  ]),
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
  const isTheirs = lab !== null && !OF_CLINIC_ALONE.includes(action);
  return [
    // What a lab did the clinic hears by its own job, which knows whose the order is.
    ...(ownedBy === null ? [] : [push({ orgId: clinic, ownedBy }, 'order.changed', { orderId, caseId })]),
    ...(isTheirs ? [push({ orgId: lab }, 'order.changed', { orderId, caseId: null })] : []),
  ];
}

function jobsOf({ id, payload: { orderId, caseId, clinic, lab, action, isNameShared } }: Changed): Effect[] {
  return [
    ...(OF_CLINIC_ALONE.includes(action) ? [] : [enqueue(clinic, followOrder, { orderId, caseId })]),
    ...(SHIPPED.includes(action) ? [enqueue(clinic, watchParcel, { orderId })] : []),
    ...(lab !== null && OFFERED.includes(action) && !isNameShared
      ? [enqueue(clinic, handOut, { orderId, caseId, lab })]
      : []),
    ...(lab !== null && DATED.includes(action)
      ? [
          enqueue(clinic, watchDate, { orderId, side: 'clinic' }),
          enqueue(lab, watchDate, { orderId, side: 'lab' }),
        ]
      : []),
    ...(lab !== null && PLANNED.includes(action) ? [enqueue(lab, planOrder, { orderId })] : []),
    ...(lab !== null && OFFERED.includes(action)
      ? [enqueue(lab, autoAccept, { orderId, occasion: id })]
      : []),
  ];
}

function lettersOf({ id: occasion, payload }: Changed): Effect[] {
  const { orderId, code, clinic, lab, action, ownName, userCode, asker, technician } = payload;
  const about = { orderId, occasion, code, organization: ownName, by: null, asker };
  const own = { ...about, organization: '', by: userCode };
  const told = toldOf(payload);
  if (told !== undefined) {
    // A lab that has acted does not know whose the order is.
    const receiver = payload.ownedBy === null ? clinic : lab;
    return receiver === null ? [] : [enqueue(receiver, tellOfOrder, { ...about, what: told })];
  }
  if (action === 'release')
    return [
      ...(lab === null ? [] : [enqueue(lab, tellOfOrder, { ...about, what: 'send' })]),
      enqueue(clinic, tellOfOrder, { ...own, what: 'released' }),
    ];
  if (action === 'assign')
    return lab === null ? [] : [enqueue(lab, tellOfOrder, { ...own, technician, what: 'assigned' })];
  if (action === 'askRelease' || action === 'returnRelease')
    return [enqueue(clinic, tellOfOrder, { ...own, what: action })];
  return [];
}

const TOLD: Readonly<Partial<Record<OrderChanged['action'], OrderNotice>>> = {
  send: 'send',
  edit: 'edit',
  addFiles: 'addFiles',
  accept: 'accept',
  autoAccept: 'accept',
  reject: 'reject',
  startProcessing: 'startProcessing',
  setReady: 'setReady',
  ship: 'ship',
  correctShipping: 'correctShipping',
  complete: 'complete',
  autoComplete: 'complete',
  proposeDate: 'proposeDate',
  answerDate: 'answerDate',
  askCancel: 'askCancel',
  agreeCancel: 'agreeCancel',
  refuseCancel: 'refuseCancel',
  askRedelivery: 'askRedelivery',
  remake: 'remake',
};

/** What either side can do is told to the other. */
const OF_BOTH: Readonly<Partial<Record<OrderChanged['action'], { clinic: OrderNotice; lab: OrderNotice }>>> =
  {
    cancel: { clinic: 'cancel', lab: 'cancelByLab' },
    hold: { clinic: 'holdByClinic', lab: 'holdByLab' },
    resume: { clinic: 'resumeByClinic', lab: 'resumeByLab' },
  };

/** What the other side is told of an action, if it is told of it. */
const toldOf = ({ action, ownedBy }: OrderChanged): OrderNotice | undefined =>
  OF_BOTH[action]?.[ownedBy === null ? 'lab' : 'clinic'] ?? TOLD[action];
