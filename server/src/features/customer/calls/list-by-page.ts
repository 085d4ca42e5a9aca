import { listCustomers as call } from '@archway/contract/customer/calls';
import { CUSTOMER_FILTERS, type CustomerFilter } from '@archway/rules/customer';
import { implement } from '../../../platform/rpc/implement.ts';
import { readCustomers, readDays } from '../read-customers.ts';
import { isCustomerShown, sortCustomers } from '../sort-customers.ts';

export const listByPage = implement(
  call,
  async ({ input: { filter, keyword, sort = '-orders', pageNum, pageSize }, caller, tx }) => {
    const days = await readDays(tx, caller.orgId);
    const all = (await readCustomers(tx, caller, days, { keyword })).map(({ customer }) => customer);
    const shownBy = (one: CustomerFilter) => all.filter((customer) => isCustomerShown(one, customer, days));
    const shown = sortCustomers(shownBy(filter), sort);
    return {
      list: shown.slice((pageNum - 1) * pageSize, pageNum * pageSize),
      total: shown.length,
      counts: Object.fromEntries(CUSTOMER_FILTERS.map((one) => [one, shownBy(one).length])) as Record<
        CustomerFilter,
        number
      >,
      mostInWeek: Math.max(0, ...all.flatMap(({ weeks }) => weeks)),
    };
  },
  { reads: true },
);
