import { defineMail } from '../../platform/mail/mail-spec.ts';

export const pageErrorMail = defineMail('pageError', { why: 'operators' });
