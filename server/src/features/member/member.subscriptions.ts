import { push, subscribe } from '../../platform/events/events.ts';
import './member.events.ts';

export const memberSubscriptions = [
  subscribe('member.disabled', ({ orgId, payload }) => [push({ orgId }, 'member.changed', payload)]),
  subscribe('member.enabled', ({ orgId, payload }) => [push({ orgId }, 'member.changed', payload)]),
];
