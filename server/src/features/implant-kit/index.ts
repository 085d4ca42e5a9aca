import type { Feature } from '../../platform/feature.ts';
import { list } from './calls/list.ts';
import { remove } from './calls/delete.ts';
import { save } from './calls/save.ts';
import * as events from './implant-kit.events.ts';
import { implantKitSubscriptions } from './implant-kit.subscriptions.ts';

export const implantKitFeature: Feature = {
  name: 'implant-kit',
  calls: [list, save, remove],
  subscriptions: implantKitSubscriptions,
  events,
};
