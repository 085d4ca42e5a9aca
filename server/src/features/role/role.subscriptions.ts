import { push, subscribe } from '../../platform/events/events.ts';
import './role.events.ts';

/** Lists of roles are out of date. */
const LISTED = ['role.deleted', 'role.made', 'role.madeDefault'] as const;

export const roleSubscriptions = [
  ...LISTED.map((name) =>
    subscribe(name, ({ orgId, payload }) => [push({ orgId }, 'role.listChanged', payload)]),
  ),
  subscribe('role.edited', ({ orgId, payload: { roleId, userCodes } }) => [
    push({ orgId, userCodes }, 'role.changed', { roleId }),
    push({ orgId }, 'role.listChanged', { roleId }),
  ]),
];
