import { listAllMenu, listMenuByRole } from '@archway/contract/menu/calls';
import { listRolesByPage } from '@archway/contract/role/calls';
import { answersOf, EVERYTHING, type LiveReactions } from '../../platform/live/live-reactions.ts';

const ROLES = [answersOf(listRolesByPage), answersOf(listMenuByRole), answersOf(listAllMenu)];

export const live: LiveReactions = {
  'role.changed': () => EVERYTHING,
  'role.listChanged': () => ROLES,
  // Each role says how many members have it.
  'member.changed': () => ROLES,
};
