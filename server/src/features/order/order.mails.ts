import { defineMail } from '../../platform/mail/mail-spec.ts';

export const orderSentMail = defineMail('orderSent', { why: 'account' });
export const orderEditedMail = defineMail('orderEdited', { why: 'account' });
export const orderCanceledMail = defineMail('orderCanceled', { why: 'account' });
export const orderAcceptedMail = defineMail('orderAccepted', { why: 'account' });
export const orderRejectedMail = defineMail('orderRejected', { why: 'account' });
export const releaseAskedMail = defineMail('releaseAsked', { why: 'account' });
export const releaseReturnedMail = defineMail('releaseReturned', { why: 'account' });
export const orderReleasedMail = defineMail('orderReleased', { why: 'account' });
export const orderNotAutoAcceptedMail = defineMail('orderNotAutoAccepted', { why: 'account' });
export const orderFilesAddedMail = defineMail('orderFilesAdded', { why: 'account' });
export const orderCompletedMail = defineMail('orderCompleted', { why: 'account' });
export const orderStartedMail = defineMail('orderStarted', { why: 'account' });
export const orderReadyMail = defineMail('orderReady', { why: 'account' });
export const orderShippedMail = defineMail('orderShipped', { why: 'account' });
export const orderShippingCorrectedMail = defineMail('orderShippingCorrected', { why: 'account' });
export const orderCanceledByLabMail = defineMail('orderCanceledByLab', { why: 'account' });
export const orderReminderMail = defineMail('orderReminder', { why: 'account' });
