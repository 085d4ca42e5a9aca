import { getCustomer, listCustomers } from '@archway/contract/customer/calls';
import type { InputOf } from '@archway/contract/core/call';
import { listContacts } from '@archway/contract/contact/calls';
import { MAX_PAGE_SIZE } from '@archway/contract/core/paging';
import { listOrders } from '@archway/contract/order/calls';
import { callQuery } from '../../platform/call/queries.ts';

export const customersQuery = (asked: InputOf<typeof listCustomers>) =>
  callQuery(listCustomers, asked, { ignoreErrors: true });

export const customerQuery = (companyCode: string) =>
  callQuery(getCustomer, { companyCode }, { ignoreErrors: true });

const LAST_ORDERS = 3;

export const lastOrdersQuery = (companyCode: string) =>
  callQuery(
    listOrders,
    { companyCodes: [companyCode], pageSize: LAST_ORDERS, ended: 'allTime' },
    { ignoreErrors: true },
  );

/** The lab's own contacts, to choose from: a hundred are more than a lab has for its clinics. */
export const contactsToLinkQuery = callQuery(
  listContacts,
  { pageSize: MAX_PAGE_SIZE, sort: 'userName' },
  { ignoreErrors: true },
);
