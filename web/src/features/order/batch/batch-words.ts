import type { TextKey } from '@archway/locales/keys';
import type { Icon } from '@archway/ui/icon';
import { Check, Hammer, PackageCheck, PackageOpen, Send, Truck, X } from 'lucide-react';
import type { BatchStep } from './batch-steps.ts';

interface BatchWords {
  icon: Icon;
  /** On the bar, as for one. */
  button: TextKey;
  /** With `count`. */
  title: TextKey;
  /** What the other side learns. */
  text: TextKey;
  /** With `count`: the button says what it does. */
  confirm: TextKey;
  done: TextKey;
  /** With `done` and `count`: some of them. */
  some: TextKey;
}

export const BATCH_WORDS: Readonly<Record<BatchStep, BatchWords>> = {
  send: {
    icon: Send,
    button: 'order.batch.send.button',
    title: 'order.batch.send.title',
    text: 'order.batch.send.text',
    confirm: 'order.sendMany.send',
    done: 'order.batch.send.done',
    some: 'order.sendMany.some',
  },
  accept: {
    icon: Check,
    button: 'order.accept.button',
    title: 'order.batch.accept.title',
    text: 'order.batch.accept.text',
    confirm: 'order.batch.accept.confirm',
    done: 'order.batch.accept.done',
    some: 'order.batch.accept.some',
  },
  startProcessing: {
    icon: Hammer,
    button: 'order.start.button',
    title: 'order.batch.start.title',
    text: 'order.batch.start.text',
    confirm: 'order.batch.start.confirm',
    done: 'order.batch.start.done',
    some: 'order.batch.start.some',
  },
  setReady: {
    icon: PackageCheck,
    button: 'order.ready.button',
    title: 'order.batch.ready.title',
    text: 'order.batch.ready.text',
    confirm: 'order.batch.ready.confirm',
    done: 'order.batch.ready.done',
    some: 'order.batch.ready.some',
  },
  ship: {
    icon: Truck,
    button: 'order.ship.button',
    title: 'order.batch.ship.title',
    text: 'order.batch.ship.text',
    confirm: 'order.batch.ship.confirm',
    done: 'order.batch.ship.done',
    some: 'order.batch.ship.some',
  },
  complete: {
    icon: PackageOpen,
    button: 'order.receive.button',
    title: 'order.batch.complete.title',
    text: 'order.batch.complete.text',
    confirm: 'order.batch.complete.confirm',
    done: 'order.batch.complete.done',
    some: 'order.batch.complete.some',
  },
  reject: {
    icon: X,
    button: 'order.reject.button',
    title: 'order.batch.reject.title',
    text: 'order.batch.reject.text',
    confirm: 'order.batch.reject.confirm',
    done: 'order.batch.reject.done',
    some: 'order.batch.reject.some',
  },
  cancel: {
    icon: X,
    button: 'order.cancel.button',
    title: 'order.batch.cancel.title',
    text: 'order.batch.cancel.text',
    confirm: 'order.batch.cancel.confirm',
    done: 'order.batch.cancel.done',
    some: 'order.batch.cancel.some',
  },
};
