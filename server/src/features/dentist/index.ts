import type { Feature } from '../../platform/feature.ts';
import { delByIds } from './calls/del-by-ids.ts';
import { deleteDentistSignature } from './calls/delete-dentist-signature.ts';
import { editDentistSignature } from './calls/edit-dentist-signature.ts';
import { listByPage } from './calls/list-by-page.ts';
import { listColleagues } from './calls/list-colleagues.ts';
import { saveDeputies } from './calls/save-deputies.ts';
import { saveOrUpdate } from './calls/save-or-update.ts';
import { dentistSubscriptions } from './dentist.subscriptions.ts';
import * as events from './dentist.events.ts';

export const dentistFeature: Feature = {
  name: 'dentist',
  calls: [
    listByPage,
    saveOrUpdate,
    saveDeputies,
    listColleagues,
    delByIds,
    editDentistSignature,
    deleteDentistSignature,
  ],
  subscriptions: dentistSubscriptions,
  events,
};
