import { push, subscribe } from '../../platform/events/events.ts';
import { dentistChanged } from './dentist.events.ts';

export const dentistSubscriptions = [
  subscribe(dentistChanged, ({ orgId }) => [push({ orgId }, 'dentist.changed', {})]),
];
