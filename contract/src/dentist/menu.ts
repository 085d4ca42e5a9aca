import type { MenuSpec } from '../menu/menu-spec.ts';
import { deleteDentists, listDentists, saveDentist } from './calls.ts';

export const dentistMenu: readonly MenuSpec[] = [
  {
    id: 'ownSpace.editDentist',
    parent: 'ownSpace',
    name: 'editDentist',
    titleEn: 'Edit dentist',
    permission: 'dentist:record:edit',
    calls: [listDentists, saveDentist],
    orgTypes: [2],
    position: 96,
  },
  {
    id: 'ownSpace.deleteDentist',
    parent: 'ownSpace',
    name: 'deleteDentist',
    titleEn: 'Delete dentist',
    permission: 'dentist:record:delete',
    calls: [deleteDentists],
    orgTypes: [2],
    position: 97,
  },
];
