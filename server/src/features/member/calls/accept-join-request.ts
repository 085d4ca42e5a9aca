import { acceptJoinRequest as call } from '@archway/contract/member/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { invite } from '../invite.ts';
import { saveAnswer } from '../join-request.repository.ts';
import { takeRequest } from '../join-request.ts';
import { joinRequestsChanged } from '../member.events.ts';
import { presentMember } from '../member.present.ts';
import { findMember } from '../member.repository.ts';

/** The invitation that follows is one like any other: it counts, and it gives no more than the caller has. */
export const acceptJoinRequest = implement(call, async (context) => {
  const { input, caller, tx, fail, audit } = context;
  const request = await takeRequest(tx, caller, input);
  if (typeof request === 'string') return fail(request);
  const { email, display_name: displayName, language } = request;
  const userCode = await invite(context, { email, displayName, language, roleId: input.roleId });
  await saveAnswer(tx, caller, input.requestId, 'accepted');
  await record(tx, joinRequestsChanged, {});
  audit({ object: input.requestId, detail: { userCode, roleId: input.roleId } });
  return presentMember((await findMember(tx, caller, userCode)) ?? fail('notFound'));
});
