import { push, subscribe } from '../../platform/events/events.ts';
import { viewChanged } from './view.events.ts';

export const viewSubscriptions = [
  subscribe(viewChanged, ({ orgId }) => [push({ orgId }, 'view.changed', {})]),
];
