import type { Feature } from '../../platform/feature.ts';
import { cancelParticipateImprovementPlan } from './calls/cancel-participate-improvement-plan.ts';
import { changePass } from './calls/change-pass.ts';
import { checkUsernameExist } from './calls/check-username-exist.ts';
import { editAvatar } from './calls/edit-avatar.ts';
import { editEmail } from './calls/edit-email.ts';
import { editUsername } from './calls/edit-username.ts';
import { emailConfirm } from './calls/email-confirm.ts';
import { emailUndo } from './calls/email-undo.ts';
import { findSite } from './calls/find-site.ts';
import { forceChangePass } from './calls/force-change-pass.ts';
import { forgetPassEmailConfirm } from './calls/forget-pass-email-confirm.ts';
import { forgetPassResetPass } from './calls/forget-pass-reset-pass.ts';
import { forgetPass } from './calls/forget-pass.ts';
import { getChangePassEmail } from './calls/get-change-pass-email.ts';
import { info } from './calls/info.ts';
import { participateImprovementPlan } from './calls/participate-improvement-plan.ts';
import { queryEmailSign } from './calls/query-email-sign.ts';
import { queryUserAgreementReadLog } from './calls/query-user-agreement-read-log.ts';
import { resendActivate } from './calls/resend-activate.ts';
import { resendConfirm } from './calls/resend-confirm.ts';
import { saveUserAgreementReadLog } from './calls/save-user-agreement-read-log.ts';
import { savePreference } from './calls/save-preference.ts';
import { setToothNumberingSystem } from './calls/set-tooth-numbering-system.ts';
import { update } from './calls/update.ts';
import { answerMailRequest } from './jobs/answer-mail-request.ts';
import { mailLink } from './jobs/mail-link.ts';
import * as events from './account.events.ts';
import * as mails from './account.mails.ts';

export const accountFeature: Feature = {
  name: 'account',
  calls: [
    info,
    update,
    savePreference,
    setToothNumberingSystem,
    checkUsernameExist,
    editUsername,
    editAvatar,
    participateImprovementPlan,
    cancelParticipateImprovementPlan,
    editEmail,
    resendConfirm,
    emailConfirm,
    queryEmailSign,
    emailUndo,
    resendActivate,
    findSite,
    getChangePassEmail,
    changePass,
    forceChangePass,
    forgetPass,
    forgetPassEmailConfirm,
    forgetPassResetPass,
    queryUserAgreementReadLog,
    saveUserAgreementReadLog,
  ],
  jobs: [answerMailRequest, mailLink],
  mails,
  events,
  sweeps: [{ what: 'mail request', table: 'account_mail_request', overSince: 'created_at', keep: '1 day' }],
};
