import { push, subscribe } from '../../platform/events/events.ts';
import './contact.events.ts';

export const contactSubscriptions = [
  subscribe('contact.changed', ({ orgId }) => [push({ orgId }, 'contact.changed', {})]),
];
