import { push, subscribe } from '../../platform/events/events.ts';
import './organization.events.ts';

export const organizationSubscriptions = [
  subscribe('organization.edited', ({ orgId }) => [push({ orgId }, 'organization.changed', {})]),
  subscribe('organization.closingBegun', ({ orgId }) => [push({ orgId }, 'organization.changed', {})]),
  subscribe('organization.closingWithdrawn', ({ orgId }) => [push({ orgId }, 'organization.changed', {})]),
];
