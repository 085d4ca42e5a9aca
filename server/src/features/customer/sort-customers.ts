import type { Customer } from '@archway/contract/customer/model';
import { QUIET_DAYS, isShownBy, type CustomerFilter, type CustomerSort } from '@archway/rules/customer';
import { plusDays, todayIn } from '@archway/rules/date-presets';
import type { Clock } from '../organization/public.ts';

/** Whether a customer belongs to a filter, by the lab's clock. */
export function isCustomerShown(
  filter: CustomerFilter,
  customer: Customer,
  { today, timeZone }: Clock,
): boolean {
  const dayOf = (time: string | null) => (time === null ? null : todayIn(timeZone, new Date(time)));
  return isShownBy(
    filter,
    { isFormer: customer.isFormer, since: dayOf(customer.since), lastOrder: dayOf(customer.lastOrderAt) },
    { today, quietFrom: plusDays(today, -QUIET_DAYS) },
  );
}

/** What cannot be compared, such as the answers of who has asked nothing, stands last whichever way it is sorted. */
const VALUE: Record<Exclude<CustomerSort, 'name'>, (customer: Customer) => number | null> = {
  orders: ({ figures }) => figures.received,
  open: ({ open }) => open,
  remakes: ({ figures: { received, remakes } }) => (received === 0 ? null : remakes / received),
  answers: ({ figures }) => figures.answerSeconds,
  lastOrder: ({ lastOrderAt }) => (lastOrderAt === null ? null : Date.parse(lastOrderAt)),
};

/** `name` upward, `-name` downward, and those that are equal by name. */
export function sortCustomers(
  customers: readonly Customer[],
  sort: CustomerSort | `-${CustomerSort}`,
): Customer[] {
  const isDown = sort.startsWith('-');
  const by = (isDown ? sort.slice(1) : sort) as CustomerSort;
  const turn = isDown ? -1 : 1;
  const byName = (one: Customer, other: Customer) =>
    one.organization.name.localeCompare(other.organization.name) ||
    (one.companyCode < other.companyCode ? -1 : 1);
  if (by === 'name') return customers.toSorted((one, other) => turn * byName(one, other));
  return customers.toSorted((one, other) => {
    const [a, b] = [VALUE[by](one), VALUE[by](other)];
    if (a === null || b === null) return a === b ? byName(one, other) : a === null ? 1 : -1;
    return a === b ? byName(one, other) : turn * (a - b);
  });
}
