import { push, subscribe } from '../../platform/events/events.ts';
import { roleDeleted, roleEdited, roleMade, roleMadeDefault } from './role.events.ts';

/** Lists of roles are out of date. */
const LISTED = [roleDeleted, roleMade, roleMadeDefault] as const;

export const roleSubscriptions = [
  ...LISTED.map((event) =>
    subscribe(event, ({ orgId, payload }) => [push({ orgId }, 'role.listChanged', payload)]),
  ),
  subscribe(roleEdited, ({ orgId, payload: { roleId, userCodes } }) => [
    push({ orgId, userCodes }, 'role.changed', { roleId }),
    push({ orgId }, 'role.listChanged', { roleId }),
  ]),
];
