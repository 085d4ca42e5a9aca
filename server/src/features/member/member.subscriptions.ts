import { push, subscribe } from '../../platform/events/events.ts';
import './member.events.ts';

/** Lists of members are out of date. */
const LISTED = [
  'member.deleted',
  'member.disabled',
  'member.edited',
  'member.enabled',
  'member.invited',
] as const;

export const memberSubscriptions = [
  ...LISTED.map((name) =>
    subscribe(name, ({ orgId, payload }) => [push({ orgId }, 'member.changed', payload)]),
  ),
  subscribe('member.roleChanged', ({ orgId, payload: { userCode, roleId } }) => [
    push({ orgId }, 'member.changed', { userCode }),
    push({ orgId, userCodes: [userCode] }, 'role.changed', { roleId }),
  ]),
];
