import type { saveMember as call } from '@archway/contract/member/calls';
import { record } from '../../platform/events/record.ts';
import type { CallContext } from '../../platform/rpc/implement.ts';
import { judgeRoles } from '../role/public.ts';
import { clearVerification } from '../session/public.ts';
import { lockMember, saveMember, type MemberChange } from './member-changes.repository.ts';
import { memberEdited, memberRoleChanged } from './member.events.ts';
import { findMember, lockActiveAdministrators, type MemberRow } from './member.repository.ts';
import { canActOn } from './within-own-role.ts';

type Context = CallContext<typeof call>;

/** Changes what was given of a member, oneself or somebody within the own role; another role only if that is too. */
export async function edit(context: Context, userCode: string): Promise<void> {
  const { input, caller, tx, fail } = context;
  const { displayName, phone, gender, roleId } = input;
  const administrators = roleId === undefined ? [] : await lockActiveAdministrators(tx, caller);
  await lockMember(tx, caller, userCode);
  const member = (await findMember(tx, caller, userCode)) ?? fail('notFound');
  const hasNewRole = roleId !== undefined && roleId !== member.role_id;
  if (hasNewRole) await judgeRole(context, member, { roleId, administrators });
  else if (!(await canActOn(tx, caller, member))) return fail('exceedsOwnPermissions');
  const change: MemberChange = {
    ...(displayName === undefined ? {} : { display_name: displayName }),
    ...(phone === undefined ? {} : { phone }),
    ...(gender === undefined ? {} : { gender }),
    ...(hasNewRole ? { role_id: roleId } : {}),
  };
  await saveMember(tx, caller, userCode, change);
  if (!hasNewRole) return record(tx, memberEdited, { userCode });
  await clearVerification(tx, { orgId: caller.orgId, userCode });
  await record(tx, memberRoleChanged, { userCode, roleId });
}

/** Refuses a role that is not the caller's to give, or to take. */
async function judgeRole(
  { caller, tx, fail }: Context,
  member: MemberRow,
  { roleId, administrators }: { roleId: string; administrators: readonly string[] },
): Promise<void> {
  const roles = await judgeRoles(tx, caller, [roleId, member.role_id]);
  const role = roles.get(roleId) ?? fail('notFound');
  const isLast = administrators.length === 1 && administrators[0] === member.user_code;
  if (isLast && !role.isProtected) return fail('lastAdministrator');
  if (member.user_code === caller.userCode) return fail('ownRole');
  if (!role.isWithin || roles.get(member.role_id)?.isWithin !== true) return fail('exceedsOwnPermissions');
}
