import { getUserDetail as call } from '@archway/contract/member/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentMember } from '../member.present.ts';
import { findMember } from '../member.repository.ts';

export const getUserDetail = implement(
  call,
  async ({ input, caller, tx, fail }) => {
    const member = await findMember(tx, caller, input.userCode);
    return member === undefined ? fail('notFound') : presentMember(member);
  },
  { reads: true },
);
