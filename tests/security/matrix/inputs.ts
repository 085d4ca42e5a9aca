import type { Forms } from './matrix-case.ts';
import { accountForms } from './inputs/account.ts';
import { caseForms } from './inputs/case.ts';
import { contactForms } from './inputs/contact.ts';
import { credentialForms } from './inputs/credential.ts';
import { dentistForms } from './inputs/dentist.ts';
import { fileForms } from './inputs/file.ts';
import { markForms } from './inputs/mark.ts';
import { memberForms } from './inputs/member.ts';
import { noticeForms } from './inputs/notice.ts';
import { roleForms } from './inputs/role.ts';
import { organizationForms } from './inputs/organization.ts';
import { scanForms } from './inputs/scan.ts';
import { sessionForms } from './inputs/session.ts';
import { siteForms } from './inputs/site.ts';

export const FORMS: Forms = {
  ...accountForms,
  ...caseForms,
  ...contactForms,
  ...credentialForms,
  ...dentistForms,
  ...fileForms,
  ...markForms,
  ...memberForms,
  ...noticeForms,
  ...roleForms,
  ...organizationForms,
  ...scanForms,
  ...sessionForms,
  ...siteForms,
};
