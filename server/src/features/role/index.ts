import type { Feature } from '../../platform/feature.ts';
import { allotRolePermission } from './calls/allot-role-permission.ts';
import { delByIds } from './calls/del-by-ids.ts';
import { listByPage } from './calls/list-by-page.ts';
import { list } from './calls/list.ts';
import { saveOrUpdate } from './calls/save-or-update.ts';
import { setDefault } from './calls/set-default.ts';
import { roleSubscriptions } from './role.subscriptions.ts';
import * as events from './role.events.ts';

export const roleFeature: Feature = {
  name: 'role',
  calls: [list, listByPage, saveOrUpdate, setDefault, delByIds, allotRolePermission],
  subscriptions: roleSubscriptions,
  events,
};
