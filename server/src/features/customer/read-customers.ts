import type { Customer } from '@archway/contract/customer/model';
import { CUSTOMER_DAYS, CUSTOMER_WEEKS } from '@archway/rules/customer';
import { plusDays } from '@archway/rules/date-presets';
import { momentOf } from '@archway/rules/time-of-day';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { receivedByWeek, sumByPartner } from '../counter/public.ts';
import { listClinicsOfDentist, readOrdersOfClinics } from '../order/public.ts';
import { readClock, type Clock } from '../organization/public.ts';
import { listCustomerRows, type PartnershipRow } from '../partner/public.ts';
import { presentCustomer } from './customer.present.ts';

/** The days that are counted, by the lab's clock. */
export interface Counted90 extends Clock {
  from: string;
  /** When the first of them began. */
  since: Date;
}

export async function readDays(tx: Tx, lab: string): Promise<Counted90> {
  const clock = await readClock(tx, lab);
  const from = plusDays(clock.today, 1 - CUSTOMER_DAYS);
  return { ...clock, from, since: momentOf(from, 0, clock.timeZone) };
}

/** A customer with the row of the pair. */
export interface ReadCustomer {
  customer: Customer;
  row: PartnershipRow;
}

/** All customers of a lab, or those a keyword finds, or one: nobody has so many that a page of them would be cheaper. */
export async function readCustomers(
  tx: Tx,
  caller: Pick<Caller, 'orgId' | 'orgType'>,
  days: Counted90,
  { keyword = '', clinic }: { keyword?: string | undefined; clinic?: string } = {},
): Promise<ReadCustomer[]> {
  const lab = caller.orgId;
  const also = keyword === '' ? [] : await listClinicsOfDentist(tx, lab, { keyword, since: days.since });
  const rows = await listCustomerRows(tx, lab, { keyword, also, ...(clinic !== undefined && { clinic }) });
  const counted = await sumByPartner(tx, lab, { from: days.from, to: days.today, partner: clinic });
  const byPartner = new Map(counted.map((sum) => [sum.partner, sum]));
  const weeks = new Map<string, Map<number, number>>();
  for (const { partner, weeksAgo, received } of await receivedByWeek(tx, lab, {
    last: days.today,
    weeks: CUSTOMER_WEEKS,
  })) {
    const ofPartner = weeks.get(partner) ?? new Map<number, number>();
    weeks.set(partner, ofPartner.set(weeksAgo, received));
  }
  const orders = await readOrdersOfClinics(
    tx,
    lab,
    rows.map(({ org_id }) => org_id),
  );
  return rows.map((row) => ({
    row,
    customer: presentCustomer(caller, row, {
      counted: byPartner.get(row.org_id),
      weeks: weeks.get(row.org_id) ?? new Map(),
      orders: orders.get(row.org_id),
    }),
  }));
}
