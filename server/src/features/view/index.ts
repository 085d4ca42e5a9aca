import type { Feature } from '../../platform/feature.ts';
import { list } from './calls/list.ts';
import { remove } from './calls/delete.ts';
import { save } from './calls/save.ts';
import * as events from './view.events.ts';
import { viewSubscriptions } from './view.subscriptions.ts';

export const viewFeature: Feature = {
  name: 'view',
  calls: [list, save, remove],
  subscriptions: viewSubscriptions,
  events,
};
