import { getUserDetail, listByPage, listJoinRequests } from '@archway/contract/member/calls';
import { listRoles } from '@archway/contract/role/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

export const live: LiveReactions = {
  'member.changed': ({ userCode }) => [answersOf(listByPage), answersOf(getUserDetail, { userCode })],
  'member.joinRequestsChanged': () => [answersOf(listJoinRequests)],
  'role.listChanged': () => [answersOf(listRoles), answersOf(listByPage)],
};
