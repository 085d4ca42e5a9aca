import { defineMail } from '../../platform/mail/mail-spec.ts';

export const failedSignInsMail = defineMail('failedSignIns', { why: 'account' });
export const newDeviceMail = defineMail('newDevice', { why: 'account' });
export const passkeyAddedMail = defineMail('passkeyAdded', { why: 'account' });
export const passwordChangedMail = defineMail('passwordChanged', { why: 'account' });
export const sessionsEndedMail = defineMail('sessionsEnded', { why: 'account' });
export const twoStepOffMail = defineMail('twoStepOff', { why: 'account' });
export const twoStepOnMail = defineMail('twoStepOn', { why: 'account' });
