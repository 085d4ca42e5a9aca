import { EVERY_TYPE, type MenuSpec } from '../menu/menu-spec.ts';
import { deleteContacts, listContacts, saveContact } from './calls.ts';

export const contactMenu: readonly MenuSpec[] = [
  {
    id: 'ownSpace.contacts',
    parent: 'ownSpace',
    name: 'contacts',
    titleEn: 'Contacts',
    permission: 'contact:record:read',
    calls: [listContacts],
    orgTypes: EVERY_TYPE,
    position: 93,
  },
  {
    id: 'ownSpace.editContact',
    parent: 'ownSpace',
    name: 'editContact',
    titleEn: 'Edit contact',
    permission: 'contact:record:edit',
    calls: [saveContact],
    orgTypes: EVERY_TYPE,
    position: 94,
  },
  {
    id: 'ownSpace.deleteContact',
    parent: 'ownSpace',
    name: 'deleteContact',
    titleEn: 'Delete contact',
    permission: 'contact:record:delete',
    calls: [deleteContacts],
    orgTypes: EVERY_TYPE,
    position: 95,
  },
];
