import { defineMail } from '../../platform/mail/mail-spec.ts';

export const invitationMail = defineMail('invitation', {
  why: 'entered',
  isOneTime: true,
  askedBy: 'anybody',
});
export const joinRequestMail = defineMail('joinRequest', { why: 'account', askedBy: 'anybody' });
