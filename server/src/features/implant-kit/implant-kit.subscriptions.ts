import { push, subscribe } from '../../platform/events/events.ts';
import { implantKitChanged } from './implant-kit.events.ts';

export const implantKitSubscriptions = [
  subscribe(implantKitChanged, ({ orgId }) => [push({ orgId }, 'implantKit.changed', {})]),
];
