import { push, subscribe } from '../../platform/events/events.ts';
import {
  joinRequestsChanged,
  memberDeleted,
  memberDisabled,
  memberEdited,
  memberEnabled,
  memberInvited,
  memberRoleChanged,
} from './member.events.ts';

/** Lists of members are out of date. */
const LISTED = [memberDeleted, memberDisabled, memberEdited, memberEnabled, memberInvited] as const;

export const memberSubscriptions = [
  ...LISTED.map((event) =>
    subscribe(event, ({ orgId, payload }) => [push({ orgId }, 'member.changed', payload)]),
  ),
  subscribe(joinRequestsChanged, ({ orgId }) => [push({ orgId }, 'member.joinRequestsChanged', {})]),
  subscribe(memberRoleChanged, ({ orgId, payload: { userCode, roleId } }) => [
    push({ orgId }, 'member.changed', { userCode }),
    push({ orgId, userCodes: [userCode] }, 'role.changed', { roleId }),
  ]),
];
