import { push, subscribe } from '../../platform/events/events.ts';
import { patientChanged } from './patient.events.ts';

export const patientSubscriptions = [
  subscribe(patientChanged, ({ orgId, payload: { patientId } }) => [
    push({ orgId }, 'patient.changed', { patientId }),
  ]),
];
