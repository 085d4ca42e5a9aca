import type { Feature } from '../../platform/feature.ts';
import { delByIds } from './calls/del-by-ids.ts';
import { listByPage } from './calls/list-by-page.ts';
import { saveOrUpdate } from './calls/save-or-update.ts';
import { dentistSubscriptions } from './dentist.subscriptions.ts';

export const dentistFeature: Feature = {
  calls: [listByPage, saveOrUpdate, delByIds],
  subscriptions: dentistSubscriptions,
};
