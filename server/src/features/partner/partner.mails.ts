import { defineMail } from '../../platform/mail/mail-spec.ts';

export const partnerAppliedMail = defineMail('partnerApplied', { why: 'account' });
export const partnerAcceptedMail = defineMail('partnerAccepted', { why: 'account' });
export const partnerRejectedMail = defineMail('partnerRejected', { why: 'account' });
export const partnerEndedMail = defineMail('partnerEnded', { why: 'account' });
export const invitationAnsweredMail = defineMail('invitationAnswered', { why: 'account' });
export const partnerInvitationMail = defineMail('partnerInvitation', { why: 'entered', askedBy: 'anybody' });
export const partnerInvitationReminderMail = defineMail('partnerInvitationReminder', {
  why: 'entered',
  askedBy: 'anybody',
});
