import type { Feature } from '../../platform/feature.ts';
import { remove } from './calls/delete.ts';
import { list } from './calls/list.ts';
import { save } from './calls/save.ts';
import * as events from './template.events.ts';
import { templateSubscriptions } from './template.subscriptions.ts';

export const templateFeature: Feature = {
  name: 'template',
  calls: [list, save, remove],
  subscriptions: templateSubscriptions,
  events,
};
