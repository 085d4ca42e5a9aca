import { push, subscribe } from '../../platform/events/events.ts';
import { partnerCodesChanged, partnershipChanged } from './partner.events.ts';

export const partnerSubscriptions = [
  subscribe(partnershipChanged, ({ orgId, payload: { otherOrgId } }) => [
    push({ orgId }, 'partner.changed', {}),
    push({ orgId: otherOrgId }, 'partner.changed', {}),
  ]),
  subscribe(partnerCodesChanged, ({ orgId }) => [push({ orgId }, 'partner.changed', {})]),
];
