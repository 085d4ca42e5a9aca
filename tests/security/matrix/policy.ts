import type { CodeName } from '@archway/contract/codes';
import { gatherRecords } from '../../harness/gather.ts';
import type { CallerKind } from './callers.ts';
import type { PolicyRow } from './policy/row.ts';

/** One row for each call; the rows of a feature are in `policy/`. */
export const POLICY = await gatherRecords<PolicyRow>(new URL('policy/', import.meta.url), 'Policy');

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
  if (row.feature !== undefined && state === 'withoutFeatures') return 'noPerm';
  if (row.identity !== undefined && state === 'unverified') return 'resetPasswordNeedVerify';
  if (row.identity === 'own' && state === 'verifiedAdministrator') return 'resetPasswordNeedVerify';
  if (row.identity === 'administrator' && state === 'verifiedOwn') return 'resetPasswordNeedVerify';
  if (row.identity === 'administrator' && role === 'member' && state !== 'lesser')
    return 'resetPasswordNeedVerify';
  if (row.complete && state === 'incomplete' && !row.bySomebodyElse?.includes(form))
    return 'organizationIncomplete';
  return answer;
}
