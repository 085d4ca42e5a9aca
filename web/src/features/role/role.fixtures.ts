import { MENU_ENTRY_TYPE, type MenuEntry } from '@archway/contract/menu/model';
import type { Role } from '@archway/contract/role/model';

const plain = {
  icon: null,
  path: null,
  status: 1 as const,
  showFlag: true,
  showAlways: false,
  permission: null,
  apiPermissions: [],
};

export function screenOf(id: string, children: MenuEntry[] = [], more: Partial<MenuEntry> = {}): MenuEntry {
  return {
    ...plain,
    id,
    name: id,
    titleEn: id,
    type: MENU_ENTRY_TYPE.component,
    component: id,
    children,
    ...more,
  };
}

export function buttonOf(id: string): MenuEntry {
  return screenOf(id, [], { type: MENU_ENTRY_TYPE.button, component: null });
}

/** A heading with users and roles, and everybody's own space. */
export const MENU: readonly MenuEntry[] = [
  screenOf('dashboard'),
  screenOf(
    'account',
    [
      screenOf('users', [buttonOf('users.enable'), buttonOf('users.disable')]),
      screenOf('roles', [buttonOf('roles.save')]),
    ],
    { component: null },
  ),
  screenOf('ownSpace', [buttonOf('ownSpace.contacts')]),
];

export function roleOf(more: Partial<Role> = {}): Role {
  return {
    roleId: '00000000-0000-7000-8000-000000000001',
    code: 'assistant',
    name: 'assistant',
    scope: 'organization',
    isDefault: false,
    isProtected: false,
    memberCount: 0,
    menuIds: [],
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...more,
  };
}
