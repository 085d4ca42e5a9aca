import { saveMember as call } from '@archway/contract/member/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { edit } from '../edit.ts';
import { invite } from '../invite.ts';
import { presentMember } from '../member.present.ts';
import { findMember } from '../member.repository.ts';

export const saveOrUpdate = implement(call, async (context) => {
  const { input, caller, tx, fail, audit } = context;
  const userCode = input.userCode ?? (await invite(context, input));
  if (input.userCode !== undefined) await edit(context, userCode);
  audit({
    object: userCode,
    detail: {
      did: input.userCode === undefined ? 'invite' : 'edit',
      ...(input.roleId === undefined ? {} : { roleId: input.roleId }),
    },
  });
  return presentMember((await findMember(tx, caller, userCode)) ?? fail('notFound'));
});
