import { enqueue, subscribe } from '../../platform/events/events.ts';
import { orderChanged, type OrderChanged } from '../order/public.ts';
import { countEntry } from './jobs/count-entry.ts';

const COUNTED: readonly OrderChanged['action'][] = [
  'send',
  'release',
  'accept',
  'autoAccept',
  'reject',
  'cancel',
  'agreeCancel',
  'complete',
  'autoComplete',
];

/** Both sides count for themselves. An event from before entries were named is left to the recount. */
export const counterSubscriptions = [
  subscribe(orderChanged, ({ payload: { entryId, action, clinic, lab } }) =>
    entryId === null || lab === null || !COUNTED.includes(action)
      ? []
      : [clinic, lab].map((side) => enqueue(side, countEntry, { entryId })),
  ),
];
