import type { Feature } from '../../platform/feature.ts';
import { get } from './calls/get.ts';
import { ofPartner } from './calls/of-partner.ts';
import { save } from './calls/save.ts';
import * as events from './lab-settings.events.ts';
import { labSettingsSubscriptions } from './lab-settings.subscriptions.ts';

export const labSettingsFeature: Feature = {
  name: 'lab-settings',
  calls: [get, save, ofPartner],
  subscriptions: labSettingsSubscriptions,
  events,
};
