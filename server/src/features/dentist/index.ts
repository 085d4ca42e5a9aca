import type { Feature } from '../../platform/feature.ts';
import { delByIds } from './calls/del-by-ids.ts';
import { deleteDentistSignature } from './calls/delete-dentist-signature.ts';
import { editDentistSignature } from './calls/edit-dentist-signature.ts';
import { listByPage } from './calls/list-by-page.ts';
import { saveOrUpdate } from './calls/save-or-update.ts';
import { dentistSubscriptions } from './dentist.subscriptions.ts';

export const dentistFeature: Feature = {
  calls: [listByPage, saveOrUpdate, delByIds, editDentistSignature, deleteDentistSignature],
  subscriptions: dentistSubscriptions,
};
