import type { Feature } from '../../platform/feature.ts';
import { askToJoin } from './calls/ask-to-join.ts';
import { delByIds } from './calls/del-by-ids.ts';
import { disable } from './calls/disable.ts';
import { enable } from './calls/enable.ts';
import { getUserDetail } from './calls/get-user-detail.ts';
import { join } from './calls/join.ts';
import { listByPage } from './calls/list-by-page.ts';
import { queryInvitation } from './calls/query-invitation.ts';
import { resendInvitation } from './calls/resend-invitation.ts';
import { resetPass } from './calls/reset-pass.ts';
import { saveOrUpdate } from './calls/save-or-update.ts';
import { answerJoinRequest } from './jobs/answer-join-request.ts';
import { mailJoinRequest } from './jobs/mail-join-request.ts';
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
    enable,
    disable,
    delByIds,
    resetPass,
  ],
  subscriptions: memberSubscriptions,
  jobs: [answerJoinRequest, mailJoinRequest],
  events,
  mails,
  sweeps: [
    // Deleted by `sweep_lapsed`, because an organization may go with its last member; it looks this line up by its name.
    { what: 'invitation or registration', table: 'member', overSince: 'created_at', keep: '30 days' },
  ],
};
