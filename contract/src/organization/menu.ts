import { getLabSettings, saveLabSettings } from '../lab-settings/calls.ts';
import { EVERY_TYPE, type MenuSpec } from '../menu/menu-spec.ts';
import { cancelCloseAccount, closeAccount, companyInfo, editCompany } from './calls.ts';

export const organizationMenu: readonly MenuSpec[] = [
  {
    id: 'ownSpace.editOrganization',
    parent: 'ownSpace',
    name: 'editOrganization',
    titleEn: 'Edit organization',
    permission: 'organization:record:edit',
    calls: [companyInfo, editCompany, getLabSettings, saveLabSettings],
    orgTypes: EVERY_TYPE,
    position: 91,
  },
  {
    id: 'ownSpace.closeOrganization',
    parent: 'ownSpace',
    name: 'closeOrganization',
    titleEn: 'Close organization',
    permission: 'organization:record:close',
    calls: [closeAccount, cancelCloseAccount],
    orgTypes: [2, 3],
    position: 92,
  },
];
