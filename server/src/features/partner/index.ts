import type { Feature } from '../../platform/feature.ts';
import { accept } from './calls/accept.ts';
import { apply } from './calls/apply.ts';
import { cancel } from './calls/cancel.ts';
import { checkCode } from './calls/check-invitation-code.ts';
import { listCodes, makeCode, withdraw } from './calls/codes.ts';
import { cancelInvitation, listInvitations, resendInvitation } from './calls/invitations.ts';
import { invite } from './calls/invite.ts';
import { openInvitation, stopInvitations } from './calls/open-invitation.ts';
import { getInfo } from './calls/get-partner-info.ts';
import { listLive } from './calls/list-live.ts';
import { list } from './calls/list-partners.ts';
import { reject } from './calls/reject.ts';
import { search } from './calls/search-directory.ts';
import { autoAccept } from './calls/set-auto-accept.ts';
import { daysOnWay } from './calls/set-days-on-way.ts';
import { terminate } from './calls/terminate.ts';
import { joinByCode } from './calls/use-invitation-code.ts';
import { answerInvitation } from './jobs/answer-invitation.ts';
import { answerInvitations } from './jobs/answer-invitations.ts';
import { expireInvitation } from './jobs/expire-invitation.ts';
import { remindInvited } from './jobs/remind-invited.ts';
import { endAll } from './jobs/end-all.ts';
import { refreshCards } from './jobs/refresh-cards.ts';
import { tellAdministrators } from './jobs/tell-administrators.ts';
import * as events from './partner.events.ts';
import * as mails from './partner.mails.ts';
import { partnerSubscriptions } from './partner.subscriptions.ts';

export const partnerFeature: Feature = {
  name: 'partner',
  calls: [
    list,
    getInfo,
    listLive,
    apply,
    accept,
    reject,
    cancel,
    terminate,
    autoAccept,
    daysOnWay,
    search,
    listCodes,
    makeCode,
    withdraw,
    checkCode,
    joinByCode,
    invite,
    listInvitations,
    resendInvitation,
    cancelInvitation,
    openInvitation,
    stopInvitations,
  ],
  subscriptions: partnerSubscriptions,
  jobs: [
    endAll,
    refreshCards,
    tellAdministrators,
    remindInvited,
    expireInvitation,
    answerInvitations,
    answerInvitation,
  ],
  mails,
  events,
  sweeps: [
    {
      what: 'try to invite',
      table: 'partner_invitation_try',
      overSince: 'tried_at',
      keep: '2 days',
    },
  ],
};
