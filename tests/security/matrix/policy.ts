import type { CodeName } from '@archway/contract/codes';
import { gatherRecords } from '../../harness/gather.ts';
import type { CallerKind, CallerState } from './callers.ts';
import type { PolicyRow } from './policy/row.ts';

/** One row for each call; the rows of a feature are in `policy/`. */
export const POLICY = await gatherRecords<PolicyRow>(new URL('policy/', import.meta.url), 'Policy');

/** The outcome that the policy expects for this caller. */
export function expectedOf(row: PolicyRow, form: string, caller: CallerKind): CodeName {
  const outcome = row.forms[form] ?? 'internal';
  const answer = typeof outcome === 'string' ? outcome : (outcome[caller.state] ?? outcome.else);
  return refusalOf(row, form, caller) ?? answer;
}

/** How the call refuses this caller, whatever it is asked for; nothing for those who may call. */
function refusalOf(given: PolicyRow, form: string, { state, role, type }: CallerKind): CodeName | undefined {
  const row = { ...given, ...given.stricter?.[form] };
  if (row.who === 'public') return undefined;
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
  return undefined;
}

/** Identity verified for some calls only; all other calls answer them as they answer anybody. */
const IDENTITY_STATES: readonly CallerState[] = ['unverified', 'verifiedOwn', 'verifiedAdministrator'];

/**
 * The forms that a caller sends. Those whom a call refuses in every form, and those whose identity it does not ask for,
 * send two: what is theirs and what is another's. The rest would take half the time of the run to say the same.
 */
export function formsOf(row: PolicyRow, caller: CallerKind): string[] {
  const forms = Object.keys(row.forms);
  const isRefused = forms.every((form) => refusalOf(row, form, caller) !== undefined);
  const isLikeOthers = row.identity === undefined && IDENTITY_STATES.includes(caller.state);
  if (!isRefused && !isLikeOthers) return forms;
  return [...new Set([...forms.filter((form) => form === 'own' || form === 'foreign'), ...forms])].slice(
    0,
    2,
  );
}
