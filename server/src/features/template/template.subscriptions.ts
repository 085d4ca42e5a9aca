import { push, subscribe } from '../../platform/events/events.ts';
import { templateChanged } from './template.events.ts';

export const templateSubscriptions = [
  subscribe(templateChanged, ({ orgId }) => [push({ orgId }, 'template.changed', {})]),
];
