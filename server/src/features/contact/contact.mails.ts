import { defineMail } from '../../platform/mail/mail-spec.ts';

export const contactVerifyMail = defineMail('contactVerify', {
  why: 'entered',
  isOneTime: true,
  askedBy: 'anybody',
});
