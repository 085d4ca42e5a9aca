import type { Feature } from '../../platform/feature.ts';
import { listAllMenu } from './calls/list-all-menu.ts';
import { listMenuByRole } from './calls/list-menu-by-role.ts';
import { listUserMenu } from './calls/list-user-menu.ts';

export const menuFeature: Feature = {
  name: 'menu',
  calls: [listUserMenu, listAllMenu, listMenuByRole],
};
