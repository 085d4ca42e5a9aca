import type { Feature } from '../../platform/feature.ts';
import { listLetters } from './calls/list-sys-msg.ts';
import { markAsRead } from './calls/mark-read.ts';
import * as events from './letter.events.ts';
import { letterSubscriptions } from './letter.subscriptions.ts';

export const letterFeature: Feature = {
  name: 'letter',
  calls: [listLetters, markAsRead],
  subscriptions: letterSubscriptions,
  events,
};
