import { defineMail } from '../../platform/mail/mail-spec.ts';

export const organizationClosedMail = defineMail('organizationClosed', { why: 'account' });
export const organizationClosingMail = defineMail('organizationClosing', { why: 'account' });
export const organizationKeptMail = defineMail('organizationKept', { why: 'account' });
