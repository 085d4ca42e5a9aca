import { push, subscribe } from '../../platform/events/events.ts';
import './dentist.events.ts';

export const dentistSubscriptions = [
  subscribe('dentist.changed', ({ orgId }) => [push({ orgId }, 'dentist.changed', {})]),
];
