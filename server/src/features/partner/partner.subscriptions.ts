import { enqueue, push, subscribe } from '../../platform/events/events.ts';
import { organizationEdited } from '../organization/public.ts';
import { refreshCards } from './jobs/refresh-cards.ts';
import { cardsRefreshed, partnerCodesChanged, partnershipChanged } from './partner.events.ts';

export const partnerSubscriptions = [
  subscribe(partnershipChanged, ({ orgId, payload: { otherOrgId } }) => [
    push({ orgId }, 'partner.changed', {}),
    push({ orgId: otherOrgId }, 'partner.changed', {}),
  ]),
  subscribe(partnerCodesChanged, ({ orgId }) => [push({ orgId }, 'partner.changed', {})]),
  subscribe(organizationEdited, ({ orgId }) => [enqueue(orgId, refreshCards, {})]),
  subscribe(cardsRefreshed, ({ payload: { others } }) =>
    others.map((orgId) => push({ orgId }, 'partner.changed', {})),
  ),
];
