import { CallFailure } from '../../platform/rpc/failure.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { judgeRoles, reachesAll, rolesToManage } from '../role/public.ts';
import type { MemberRow } from './member.repository.ts';

/**
 * Whether the caller may act on this member: on oneself, and on whoever holds nothing that the caller does not. The role
 * is held until the transaction ends, so that it cannot grow meanwhile.
 */
export async function canActOn(tx: Tx, caller: Caller, member: MemberRow): Promise<boolean> {
  if (member.user_code === caller.userCode || reachesAll(caller)) return true;
  const roles = await judgeRoles(tx, caller, [member.role_id]);
  return roles.get(member.role_id)?.isWithin === true;
}

/** The roles of these members that are within the caller's, for showing what can be done. Nothing is locked. */
export function manageableRoles(
  tx: Tx,
  caller: Caller,
  members: readonly MemberRow[],
): Promise<ReadonlySet<string>> {
  return rolesToManage(tx, caller, [...new Set(members.map(({ role_id }) => role_id))]);
}

/** Who can sign in as an administrator, and who no longer can, is decided with an administrator's password. */
export function needIdentityFor(caller: Caller, member: MemberRow): void {
  if (member.is_administrator && !caller.verified.administrator)
    throw new CallFailure('resetPasswordNeedVerify', { data: { group: 'administrator' } });
}
