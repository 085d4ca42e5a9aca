import { getUserDetail as call } from '@archway/contract/member/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentMember } from '../member.present.ts';
import { findMember } from '../member.repository.ts';
import { manageableRoles } from '../within-own-role.ts';

export const getUserDetail = implement(
  call,
  async ({ input, caller, tx, fail }) => {
    const member = await findMember(tx, caller, input.userCode);
    if (member === undefined) return fail('notFound');
    const manageable = await manageableRoles(tx, caller, [member]);
    return presentMember(member, manageable.has(member.role_id));
  },
  { reads: true },
);
