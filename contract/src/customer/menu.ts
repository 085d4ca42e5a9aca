import {
  exportCustomers,
  getCustomer,
  linkCustomerContact,
  listCustomers,
  saveCustomerNote,
  saveLikes,
  unlinkCustomerContact,
} from './calls.ts';
import type { MenuSpec } from '../menu/menu-spec.ts';

export const customerMenu: readonly MenuSpec[] = [
  {
    id: 'customList',
    name: 'customList',
    titleEn: 'Customers',
    screen: { path: '/customers', icon: 'square-user', component: 'customer-list' },
    permission: 'customer:record:read',
    calls: [listCustomers, getCustomer],
    orgTypes: [3],
    startsWith: ['front-desk'],
    position: 45,
  },
  {
    id: 'customList.save',
    parent: 'customList',
    name: 'saveCustomer',
    titleEn: 'Keep notes and preferences',
    permission: 'customer:record:save',
    calls: [saveCustomerNote, saveLikes, linkCustomerContact, unlinkCustomerContact],
    orgTypes: [3],
    startsWith: ['front-desk'],
    position: 46,
  },
  {
    id: 'customList.export',
    parent: 'customList',
    name: 'exportCustomers',
    titleEn: 'Export customers',
    permission: 'customer:record:export',
    calls: [exportCustomers],
    orgTypes: [3],
    startsWith: ['front-desk'],
    position: 47,
  },
];
