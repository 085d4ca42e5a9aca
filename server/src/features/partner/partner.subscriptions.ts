import { enqueue, push, subscribe } from '../../platform/events/events.ts';
import { organizationClosingBegun, organizationEdited } from '../organization/public.ts';
import { endAll } from './jobs/end-all.ts';
import { tellAdministrators } from './jobs/tell-administrators.ts';
import { refreshCards } from './jobs/refresh-cards.ts';
import { accountActivated } from '../account/public.ts';
import { answerInvitation } from './jobs/answer-invitation.ts';
import { answerInvitations } from './jobs/answer-invitations.ts';
import {
  cardsRefreshed,
  invitationsAnswered,
  invitationsChanged,
  partnerCodesChanged,
  partnershipChanged,
} from './partner.events.ts';

export const partnerSubscriptions = [
  subscribe(partnershipChanged, ({ id, orgId, payload: { otherOrgId, action, ownName } }) => [
    push({ orgId }, 'partner.changed', {}),
    push({ orgId: otherOrgId }, 'partner.changed', {}),
    ...(action === null
      ? []
      : [enqueue(otherOrgId, tellAdministrators, { occasion: id, action, organization: ownName })]),
    // Whoever gave a code has not told yet how to reach it: the code says only who it is.
    ...(action === 'accept' ? [enqueue(otherOrgId, refreshCards, {})] : []),
  ]),
  subscribe(partnerCodesChanged, ({ orgId }) => [push({ orgId }, 'partner.changed', {})]),
  subscribe(organizationClosingBegun, ({ orgId, payload: { userCode } }) => [
    enqueue(orgId, endAll, { userCode }),
  ]),
  subscribe(organizationEdited, ({ orgId }) => [enqueue(orgId, refreshCards, {})]),
  subscribe(cardsRefreshed, ({ payload: { others } }) =>
    others.map((orgId) => push({ orgId }, 'partner.changed', {})),
  ),
  subscribe(invitationsChanged, ({ orgId }) => [push({ orgId }, 'partner.changed', {})]),
  subscribe(accountActivated, ({ orgId, payload: { userCode } }) => [
    enqueue(orgId, answerInvitations, { userCode }),
  ]),
  subscribe(invitationsAnswered, ({ orgId: lab, payload: { answers, card } }) =>
    answers.map(({ orgId, invitationId }) => enqueue(orgId, answerInvitation, { invitationId, lab, card })),
  ),
];
