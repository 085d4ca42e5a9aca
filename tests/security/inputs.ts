import type { Forms } from './cell.ts';
import { accountForms } from './inputs/account.ts';
import { memberForms } from './inputs/member.ts';
import { sessionForms } from './inputs/session.ts';
import { siteForms } from './inputs/site.ts';

export const FORMS: Forms = { ...accountForms, ...memberForms, ...sessionForms, ...siteForms };
