import type { Feature } from '../../platform/feature.ts';
import { listByPage } from './calls/list-by-page.ts';
import { listDoubles } from './calls/list-doubles.ts';
import { save } from './calls/save.ts';
import * as events from './patient.events.ts';
import { patientSubscriptions } from './patient.subscriptions.ts';

export const patientFeature: Feature = {
  name: 'patient',
  calls: [listByPage, listDoubles, save],
  subscriptions: patientSubscriptions,
  events,
};
