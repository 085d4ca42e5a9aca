import { listAllMenu, listMenuByRole } from '../menu/calls.ts';
import { EVERY_TYPE, type MenuSpec } from '../menu/menu-spec.ts';
import { allotRolePermission, deleteRoles, listRolesByPage, saveRole, setDefaultRole } from './calls.ts';

export const roleMenu: readonly MenuSpec[] = [
  {
    id: 'roleList',
    parent: 'accountManagement',
    name: 'roleList',
    titleEn: 'Role Management',
    screen: { path: '/account/roles', icon: 'key-round', component: 'role-list' },
    permission: 'role:record:read',
    calls: [listRolesByPage, listAllMenu, listMenuByRole],
    orgTypes: EVERY_TYPE,
    position: 80,
  },
  {
    id: 'roleList.save',
    parent: 'roleList',
    name: 'saveRole',
    titleEn: 'Create and edit roles',
    permission: 'role:record:save',
    calls: [saveRole],
    orgTypes: EVERY_TYPE,
    position: 81,
  },
  {
    id: 'roleList.allot',
    parent: 'roleList',
    name: 'allotRole',
    titleEn: 'Change permissions of a role',
    permission: 'role:record:allot',
    calls: [allotRolePermission],
    orgTypes: EVERY_TYPE,
    position: 82,
  },
  {
    id: 'roleList.setDefault',
    parent: 'roleList',
    name: 'setDefaultRole',
    titleEn: 'Set default role',
    permission: 'role:record:setDefault',
    calls: [setDefaultRole],
    orgTypes: EVERY_TYPE,
    position: 83,
  },
  {
    id: 'roleList.delete',
    parent: 'roleList',
    name: 'deleteRole',
    titleEn: 'Delete role',
    permission: 'role:record:delete',
    calls: [deleteRoles],
    orgTypes: EVERY_TYPE,
    position: 84,
  },
];
