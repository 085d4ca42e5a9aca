import type { CodeName } from '@archway/contract/core/codes';
import type { CallerKind } from './callers.ts';
import { accountPolicy } from './policy/account.ts';
import { casePolicy } from './policy/case.ts';
import { contactPolicy } from './policy/contact.ts';
import { credentialPolicy } from './policy/credential.ts';
import { dentistPolicy } from './policy/dentist.ts';
import { filePolicy } from './policy/file.ts';
import { markPolicy } from './policy/mark.ts';
import { memberPolicy } from './policy/member.ts';
import { noticePolicy } from './policy/notice.ts';
import { organizationPolicy } from './policy/organization.ts';
import { rolePolicy } from './policy/role.ts';
import { sessionPolicy } from './policy/session.ts';
import { sitePolicy } from './policy/site.ts';
import type { PolicyRow } from './policy/row.ts';

/** One row for each call; the rows of a feature are in `policy/`. */
export const POLICY: Readonly<Record<string, PolicyRow>> = {
  ...accountPolicy,
  ...casePolicy,
  ...contactPolicy,
  ...credentialPolicy,
  ...dentistPolicy,
  ...filePolicy,
  ...markPolicy,
  ...memberPolicy,
  ...noticePolicy,
  ...organizationPolicy,
  ...rolePolicy,
  ...sessionPolicy,
  ...sitePolicy,
};

/** The outcome that the policy expects for this caller. */
export function expectedOf(given: PolicyRow, form: string, { state, role, type }: CallerKind): CodeName {
  const row = { ...given, ...given.stricter?.[form] };
  const outcome = row.forms[form] ?? 'internal';
  const answer = typeof outcome === 'string' ? outcome : (outcome[state] ?? outcome.else);
  if (row.who === 'public') return answer;
  if (state === 'anonymous') return 'sessionUnknown';
  if (state === 'ended' || state === 'disabled') return 'sessionEnded';
  if (state === 'mustChange' && !row.duringForcedChange) return 'mustChangePassword';
  const hasCode = role === 'administrator' || (state === 'lesser' && row.who.startsWith('member:'));
  if (row.who !== 'session' && !hasCode) return 'noPerm';
  if (row.types?.includes(type) === false) return 'noPerm';
  if (row.identity !== undefined && state === 'unverified') return 'resetPasswordNeedVerify';
  if (row.identity === 'own' && state === 'verifiedAdministrator') return 'resetPasswordNeedVerify';
  if (row.identity === 'administrator' && state === 'verifiedOwn') return 'resetPasswordNeedVerify';
  if (row.identity === 'administrator' && role === 'member' && state !== 'lesser')
    return 'resetPasswordNeedVerify';
  if (row.complete && state === 'incomplete' && !row.bySomebodyElse?.includes(form))
    return 'organizationIncomplete';
  return answer;
}
