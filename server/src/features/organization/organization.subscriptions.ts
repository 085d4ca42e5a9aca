import { push, subscribe } from '../../platform/events/events.ts';
import {
  organizationClosingBegun,
  organizationClosingWithdrawn,
  organizationEdited,
  organizationFeatureSwitched,
} from './organization.events.ts';

export const organizationSubscriptions = [
  subscribe(organizationEdited, ({ orgId }) => [push({ orgId }, 'organization.changed', {})]),
  subscribe(organizationClosingBegun, ({ orgId }) => [push({ orgId }, 'organization.changed', {})]),
  subscribe(organizationClosingWithdrawn, ({ orgId }) => [push({ orgId }, 'organization.changed', {})]),
  // Menu and permissions depend on the features.
  subscribe(organizationFeatureSwitched, ({ orgId }) => [push({ orgId }, 'session.rightsChanged', {})]),
];
