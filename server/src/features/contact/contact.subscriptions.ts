import { push, subscribe } from '../../platform/events/events.ts';
import { contactChanged } from './contact.events.ts';

export const contactSubscriptions = [
  subscribe(contactChanged, ({ orgId }) => [push({ orgId }, 'contact.changed', {})]),
];
