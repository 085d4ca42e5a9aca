import { MENU_ENTRY_TYPE, type MenuEntry } from '@archway/contract/menu/model';

/** Stands above the server's menu as long as there are steps to do. */
export const FIRST_STEPS_ENTRY = {
  id: 'firstSteps',
  name: 'firstSteps',
  type: MENU_ENTRY_TYPE.component,
  component: 'first-steps',
  icon: 'list-checks',
  path: '/first-steps',
  status: 1,
  showFlag: true,
  showAlways: false,
  titleEn: 'First steps',
  permission: null,
  apiPermissions: [],
  children: [],
} satisfies MenuEntry;
