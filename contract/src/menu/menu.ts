import { GIVEN_ROLES } from '@archway/rules/organization-types';
import { EVERY_TYPE, type MenuSpec } from './menu-spec.ts';

/** What belongs to no feature: the groups, and screens the specification names that are not built yet. */
export const commonMenu: readonly MenuSpec[] = [
  {
    id: 'accountManagement',
    name: 'accountManagement',
    titleEn: 'Account',
    screen: { path: '/account', icon: 'users' },
    orgTypes: EVERY_TYPE,
    startsWith: GIVEN_ROLES,
    position: 60,
    showAlways: true,
  },
  {
    id: 'ownSpace',
    name: 'ownSpace',
    titleEn: 'My Info',
    screen: { path: '/own-space', icon: 'circle-user', component: 'own-space' },
    orgTypes: EVERY_TYPE,
    startsWith: GIVEN_ROLES,
    position: 90,
  },
  {
    id: 'dashboard',
    name: 'dashboard',
    titleEn: 'Dashboard',
    screen: { path: '/dashboard', icon: 'layout-dashboard', component: 'dashboard' },
    orgTypes: EVERY_TYPE,
    position: 10,
    isOff: true,
  },
  {
    id: 'businessManagement',
    parent: 'accountManagement',
    name: 'businessManagement',
    titleEn: 'Organizations',
    screen: { path: '/account/organizations', icon: 'building-2', component: 'organization-list' },
    orgTypes: EVERY_TYPE,
    position: 70,
    isOff: true,
  },
  {
    id: 'recycleBin',
    name: 'recycleBin',
    titleEn: 'Recycle Bin',
    screen: { path: '/recycle-bin', icon: 'trash-2', component: 'recycle-bin' },
    orgTypes: [2, 3],
    position: 85,
    isOff: true,
  },
];
