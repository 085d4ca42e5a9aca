import type { Feature } from '../../platform/feature.ts';
import { acceptJoinRequest } from './calls/accept-join-request.ts';
import { askToJoin } from './calls/ask-to-join.ts';
import { declineJoinRequest } from './calls/decline-join-request.ts';
import { delByIds } from './calls/del-by-ids.ts';
import { disable } from './calls/disable.ts';
import { enable } from './calls/enable.ts';
import { getUserDetail } from './calls/get-user-detail.ts';
import { join } from './calls/join.ts';
import { listByPage } from './calls/list-by-page.ts';
import { listJoinRequests } from './calls/list-join-requests.ts';
import { queryInvitation } from './calls/query-invitation.ts';
import { resendInvitation } from './calls/resend-invitation.ts';
import { resetPass } from './calls/reset-pass.ts';
import { saveOrUpdate } from './calls/save-or-update.ts';
import { answerJoinRequest } from './jobs/answer-join-request.ts';
import { keepJoinRequest } from './jobs/keep-join-request.ts';
import { memberSubscriptions } from './member.subscriptions.ts';
import * as events from './member.events.ts';
import * as mails from './member.mails.ts';

export const memberFeature: Feature = {
  name: 'member',
  calls: [
    listByPage,
    getUserDetail,
    saveOrUpdate,
    resendInvitation,
    queryInvitation,
    join,
    askToJoin,
    listJoinRequests,
    acceptJoinRequest,
    declineJoinRequest,
    enable,
    disable,
    delByIds,
    resetPass,
  ],
  subscriptions: memberSubscriptions,
  jobs: [answerJoinRequest, keepJoinRequest],
  events,
  mails,
  sweeps: [
    // Deleted by `sweep_lapsed`, because an organization may go with its last member; it looks this line up by its name.
    { what: 'invitation or registration', table: 'member', overSince: 'created_at', keep: '30 days' },
    { what: 'request to join', table: 'join_request', overSince: 'expires_at', keep: '30 days' },
  ],
};
