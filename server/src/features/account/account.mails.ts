import { defineMail } from '../../platform/mail/mail-spec.ts';

export const activateMail = defineMail('activate', { why: 'entered', isOneTime: true, askedBy: 'holder' });
export const addressInUseMail = defineMail('addressInUse', { why: 'entered', askedBy: 'anybody' });
export const confirmEmailMail = defineMail('confirmEmail', {
  why: 'entered',
  isOneTime: true,
  askedBy: 'anybody',
});
export const emailChangeAskedMail = defineMail('emailChangeAsked', { why: 'account', isOneTime: true });
export const emailChangedMail = defineMail('emailChanged', { why: 'account', isOneTime: true });
export const resetByAdministratorMail = defineMail('resetByAdministrator', {
  why: 'account',
  isOneTime: true,
  askedBy: 'holder',
});
export const resetPasswordMail = defineMail('resetPassword', {
  why: 'entered',
  isOneTime: true,
  askedBy: 'holder',
});
export const siteFoundMail = defineMail('siteFound', { why: 'entered', askedBy: 'anybody' });
export const siteUnknownMail = defineMail('siteUnknown', { why: 'entered', askedBy: 'anybody' });
