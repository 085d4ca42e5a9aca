import type { MenuEntry } from '@archway/contract/menu/model';
import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';

/** By the entry's name. The menu comes from the server's tables, so a name that is not here is shown in English. */
const TITLES: Readonly<Record<string, TextKey>> = {
  firstSteps: 'menu.firstSteps',
  dashboard: 'menu.dashboard',
  caseManagement: 'menu.caseManagement',
  templates: 'menu.templates',
  orders: 'menu.orders',
  customList: 'menu.customList',
  partner: 'menu.partner',
  accountManagement: 'menu.accountManagement',
  userManagement: 'menu.userManagement',
  businessManagement: 'menu.businessManagement',
  roleList: 'menu.roleList',
  ownSpace: 'menu.ownSpace',
  recycleBin: 'menu.recycleBin',
  enableUser: 'menuButton.enableUser',
  disableUser: 'menuButton.disableUser',
  saveUser: 'menuButton.saveUser',
  resetUserPassword: 'menuButton.resetUserPassword',
  deleteUser: 'menuButton.deleteUser',
  saveRole: 'menuButton.saveRole',
  allotRole: 'menuButton.allotRole',
  setDefaultRole: 'menuButton.setDefaultRole',
  deleteRole: 'menuButton.deleteRole',
  editOrganization: 'menuButton.editOrganization',
  closeOrganization: 'menuButton.closeOrganization',
  contacts: 'menuButton.contacts',
  editContact: 'menuButton.editContact',
  deleteContact: 'menuButton.deleteContact',
  editDentist: 'menuButton.editDentist',
  deleteDentist: 'menuButton.deleteDentist',
  saveCase: 'menuButton.saveCase',
  deleteCase: 'menuButton.deleteCase',
  mergePatients: 'menuButton.mergePatients',
  exportCases: 'menuButton.exportCases',
  saveOrder: 'menuButton.saveOrder',
  releaseOrder: 'menuButton.releaseOrder',
  acceptOrder: 'menuButton.acceptOrder',
  rejectOrder: 'menuButton.rejectOrder',
  completeOrder: 'menuButton.completeOrder',
  processOrder: 'menuButton.processOrder',
  holdOrder: 'menuButton.holdOrder',
  dateOrder: 'menuButton.dateOrder',
  assignOrder: 'menuButton.assignOrder',
  saveCustomer: 'menuButton.saveCustomer',
  exportCustomers: 'menuButton.exportCustomers',
  shipOrder: 'menuButton.shipOrder',
  printOrder: 'menuButton.printOrder',
  trayOrder: 'menuButton.trayOrder',
};

export function menuTitle(t: Translate, { name, titleEn }: MenuEntry): string {
  const key = TITLES[name];
  return key === undefined ? titleEn : t(key);
}
