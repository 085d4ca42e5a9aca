import type { Forms } from './cell.ts';
import { accountForms } from './inputs/account.ts';
import { credentialForms } from './inputs/credential.ts';
import { memberForms } from './inputs/member.ts';
import { roleForms } from './inputs/role.ts';
import { sessionForms } from './inputs/session.ts';
import { siteForms } from './inputs/site.ts';

export const FORMS: Forms = {
  ...accountForms,
  ...credentialForms,
  ...memberForms,
  ...roleForms,
  ...sessionForms,
  ...siteForms,
};
