import { defineMail } from '../../platform/mail/mail-spec.ts';

export const invitationMail = defineMail('invitation', {
  why: 'entered',
  isOneTime: true,
  askedBy: 'anybody',
});
export const joinRequestedMail = defineMail('joinRequested', { why: 'account', askedBy: 'anybody' });
export const joinDeclinedMail = defineMail('joinDeclined', { why: 'entered', askedBy: 'anybody' });
