import type { OrderDetail } from '@archway/contract/order/model';
import type { TextKey } from '@archway/locales/keys';
import type { OrderAction } from '@archway/rules/order/table';
import type { Icon } from '@archway/ui/icon';
import {
  Ban,
  CalendarCheck,
  CalendarClock,
  Check,
  FilePlus2,
  Hammer,
  PackageCheck,
  PackageOpen,
  PackageSearch,
  Pause,
  Pencil,
  Play,
  Repeat2,
  Truck,
  Undo2,
  UserRoundCheck,
  X,
} from 'lucide-react';
import { isWithClinic } from './order-shown.ts';

/** What a dialog asks about first. */
export type AskedStep =
  | 'accept'
  | 'reject'
  | 'cancel'
  | 'cancelByLab'
  | 'startProcessing'
  | 'setReady'
  | 'ship'
  | 'correctShipping'
  | 'complete'
  | 'completeWithoutNotice'
  | 'addFiles'
  | 'returnRelease'
  | 'discard'
  | 'hold'
  | 'resume'
  | 'proposeDate'
  | 'answerDate'
  | 'askCancel'
  | 'agreeCancel'
  | 'refuseCancel'
  | 'parcelArrived'
  | 'askRedelivery'
  | 'remake'
  | 'assign';

export interface OrderButton {
  text: TextKey;
  icon?: Icon;
  kind: 'primary' | 'plain' | 'danger';
  /** A dialog, or the page where an order is prepared. */
  leads: AskedStep | 'form';
}

export interface OrderButtons {
  /** The likely one last. */
  shown: OrderButton[];
  /** In the menu. */
  more: OrderButton[];
}

const SHOWN_AT_MOST = 3;

/**
 * What can be done with the order now, as the server says: at most three buttons, the likely one last, and at most one
 * primary. What is seldom done is in the menu; on a phone everything but the likely one, and the other answer to a question.
 */
export function orderButtons(
  detail: OrderDetail,
  { maySave, isPhone = false }: { maySave: boolean; isPhone?: boolean },
): OrderButtons {
  const possible = POSSIBLE.filter(
    ([action, , isFor = always]) => isPossible(detail, action) && isFor(detail),
  );
  const seldom = possible.filter(([, { leads }]) => SELDOM.has(leads)).map(([, button]) => button);
  const usual = withPrimary(
    possible.filter(([, { leads }]) => !SELDOM.has(leads)).map(([, button]) => button),
  );
  const buttons = [...usual, ...preparing(detail, maySave)];
  const likely = buttons.at(-1);
  const isShown = (button: OrderButton, i: number): boolean =>
    isPhone ? button === likely || button.leads === 'reject' : i >= buttons.length - SHOWN_AT_MOST;
  return {
    shown: buttons.filter(isShown),
    more: [...buttons.filter((button, i) => !isShown(button, i)), ...seldom],
  };
}

type Possible = readonly [OrderAction, OrderButton, ((detail: OrderDetail) => boolean)?];

const always = (): boolean => true;
const isPossible = ({ actions }: OrderDetail, action: OrderAction): boolean => actions.includes(action);
const isOfLab = ({ own }: OrderDetail): boolean => own === null;
const isOfClinic = ({ own }: OrderDetail): boolean => own !== null;
const isShipped = ({ status }: OrderDetail): boolean => status === 'shipped';

/** From the least likely to the likeliest. */
const POSSIBLE: readonly Possible[] = [
  ['cancel', { text: 'order.cancel.button', icon: Ban, kind: 'danger', leads: 'cancelByLab' }, isOfLab],
  ['askCancel', { text: 'order.askCancel.button', icon: Ban, kind: 'danger', leads: 'askCancel' }],
  ['askRedelivery', { text: 'order.redeliver.button', icon: Undo2, kind: 'plain', leads: 'askRedelivery' }],
  ['hold', { text: 'order.hold.button', icon: Pause, kind: 'plain', leads: 'hold' }],
  ['proposeDate', { text: 'order.propose.button', icon: CalendarClock, kind: 'plain', leads: 'proposeDate' }],
  ['assign', { text: 'order.assign.button', icon: UserRoundCheck, kind: 'plain', leads: 'assign' }],
  [
    'complete',
    { text: 'order.unannounced.button', icon: PackageOpen, kind: 'plain', leads: 'completeWithoutNotice' },
    (detail) => !isShipped(detail),
  ],
  ['reject', { text: 'order.reject.button', kind: 'danger', leads: 'reject' }],
  ['accept', { text: 'order.accept.button', icon: Check, kind: 'primary', leads: 'accept' }],
  ['cancel', { text: 'order.cancel.button', icon: X, kind: 'danger', leads: 'cancel' }, isOfClinic],
  ['addFiles', { text: 'order.addFiles.button', icon: FilePlus2, kind: 'plain', leads: 'addFiles' }],
  ['edit', { text: 'order.edit.button', icon: Pencil, kind: 'plain', leads: 'form' }],
  ['returnRelease', { text: 'order.returning.button', icon: Undo2, kind: 'plain', leads: 'returnRelease' }],
  [
    'correctShipping',
    { text: 'order.correct.button', icon: Pencil, kind: 'plain', leads: 'correctShipping' },
  ],
  ['ship', { text: 'order.ship.button', icon: Truck, kind: 'plain', leads: 'ship' }],
  ['setReady', { text: 'order.ready.button', icon: PackageCheck, kind: 'plain', leads: 'setReady' }],
  ['startProcessing', { text: 'order.start.button', icon: Hammer, kind: 'plain', leads: 'startProcessing' }],
  [
    'complete',
    { text: 'order.receive.button', icon: PackageOpen, kind: 'plain', leads: 'complete' },
    isShipped,
  ],
  ['remake', { text: 'order.remake.button', icon: Repeat2, kind: 'plain', leads: 'remake' }],
  [
    'parcelArrived',
    { text: 'order.arrived.button', icon: PackageSearch, kind: 'plain', leads: 'parcelArrived' },
  ],
  ['refuseCancel', { text: 'order.refuseCancel.button', kind: 'plain', leads: 'refuseCancel' }],
  ['agreeCancel', { text: 'order.agreeCancel.button', icon: Ban, kind: 'danger', leads: 'agreeCancel' }],
  ['answerDate', { text: 'order.answer.button', icon: CalendarCheck, kind: 'primary', leads: 'answerDate' }],
  ['resume', { text: 'order.resume.button', icon: Play, kind: 'primary', leads: 'resume' }],
];

const SELDOM: ReadonlySet<OrderButton['leads']> = new Set([
  'cancelByLab',
  'completeWithoutNotice',
  'askCancel',
  'askRedelivery',
  'hold',
  'proposeDate',
  'assign',
]);
/** Steps forward: the last that is possible is the next one. */
const FORWARD: ReadonlySet<OrderButton['leads']> = new Set([
  'startProcessing',
  'setReady',
  'ship',
  'complete',
  'parcelArrived',
]);

const withPrimary = (buttons: readonly OrderButton[]): OrderButton[] =>
  buttons.map((button, i) => {
    const isLikely = i === buttons.length - 1;
    if (isLikely && FORWARD.has(button.leads)) return { ...button, kind: 'primary' };
    // One is the next thing to do, whatever else waits for an answer.
    return !isLikely && button.kind === 'primary' ? { ...button, kind: 'plain' } : button;
  });

/** The way to the page where an order that is with the clinic is prepared, checked and sent. */
function preparing(detail: OrderDetail, maySave: boolean): OrderButton[] {
  if (!isWithClinic(detail)) return [];
  if (detail.isReleaseAsked && detail.own?.mayRelease === true)
    return [{ text: 'order.release.button', icon: PackageCheck, kind: 'primary', leads: 'form' }];
  if (!maySave) return [];
  const isNew = detail.status === 'notSent';
  return [{ text: isNew ? 'order.open.button' : 'order.check.button', kind: 'primary', leads: 'form' }];
}
