import type { OrderDetail } from '@archway/contract/order/model';
import type { TextKey } from '@archway/locales/keys';
import type { OrderAction } from '@archway/rules/order/table';
import type { Icon } from '@archway/ui/icon';
import { Check, PackageCheck, Pencil, Undo2, X } from 'lucide-react';
import { isWithClinic } from './order-shown.ts';

/** What a dialog asks about first. */
export type AskedStep = 'accept' | 'reject' | 'cancel' | 'returnRelease' | 'discard';

export interface OrderButton {
  text: TextKey;
  icon?: Icon;
  kind: 'primary' | 'plain' | 'danger';
  /** A dialog, or the page where an order is prepared. */
  leads: AskedStep | 'form';
}

/**
 * What can be done with the order now, as the server says: at most three buttons, the likely one last, and at most one
 * primary.
 */
export function orderButtons(detail: OrderDetail, maySave: boolean): OrderButton[] {
  const answering = ANSWERS.filter(([action]) => detail.actions.includes(action)).map(([, button]) => button);
  return [...answering, ...preparing(detail, maySave)];
}

const ANSWERS: readonly (readonly [OrderAction, OrderButton])[] = [
  ['reject', { text: 'order.reject.button', kind: 'danger', leads: 'reject' }],
  ['accept', { text: 'order.accept.button', icon: Check, kind: 'primary', leads: 'accept' }],
  ['cancel', { text: 'order.cancel.button', icon: X, kind: 'danger', leads: 'cancel' }],
  ['edit', { text: 'order.edit.button', icon: Pencil, kind: 'plain', leads: 'form' }],
  ['returnRelease', { text: 'order.returning.button', icon: Undo2, kind: 'plain', leads: 'returnRelease' }],
];

/** The way to the page where an order that is with the clinic is prepared, checked and sent. */
function preparing(detail: OrderDetail, maySave: boolean): OrderButton[] {
  if (!isWithClinic(detail)) return [];
  if (detail.isReleaseAsked && detail.own?.mayRelease === true)
    return [{ text: 'order.release.button', icon: PackageCheck, kind: 'primary', leads: 'form' }];
  if (!maySave) return [];
  const isNew = detail.status === 'notSent';
  return [{ text: isNew ? 'order.open.button' : 'order.check.button', kind: 'primary', leads: 'form' }];
}
