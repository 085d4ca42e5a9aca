import { OrderCard } from '@archway/contract/order/model';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** What a lab has of a clinic right now. */
export interface OrdersOfClinic {
  clinic: string;
  /** Neither over nor on hold for good: everything that is not completed, rejected or canceled. */
  open: number;
  lastAt: Date | null;
}

/** For each of these clinics, by the lab's list: through its indexes and clinic by clinic, for a lab has many orders. */
export async function readOrdersOfClinics(
  tx: Tx,
  lab: string,
  clinics: readonly string[],
): Promise<Map<string, OrdersOfClinic>> {
  if (clinics.length === 0) return new Map();
  const { rows } = await sql<OrdersOfClinic>`
    select asked.clinic,
      (select count(*)::integer from lab_order
       where lab_order.counterpart = ${lab} and lab_order.org_id = asked.clinic
         and lab_order.state in ('pending', 'accepted', 'inProduction', 'ready', 'shipped')) as open,
      (select lab_order.sent_at from lab_order
       where lab_order.counterpart = ${lab} and lab_order.org_id = asked.clinic
       order by lab_order.sent_at desc limit 1) as "lastAt"
    from unnest(${[...clinics]}::uuid[]) asked (clinic)`.execute(tx);
  return new Map(rows.map((row) => [row.clinic, row]));
}

/** Names of the dentists whose orders a clinic has sent since a day, those with the most orders first. */
export async function listDentistsOfClinic(
  tx: Tx,
  lab: string,
  { clinic, since, most }: { clinic: string; since: Date; most: number },
): Promise<{ name: string; orders: number }[]> {
  return tx
    .selectFrom('lab_order')
    .select(['dentist_name as name', sql<number>`count(*)::integer`.as('orders')])
    .where('counterpart', '=', lab)
    .where('org_id', '=', clinic)
    .where('sent_at', '>=', since)
    .where('dentist_name', '<>', '')
    .groupBy('dentist_name')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('dentist_name')
    .limit(most)
    .execute();
}

/** The clinics that have sent an order of a dentist with these letters since a day. */
export async function listClinicsOfDentist(
  tx: Tx,
  lab: string,
  { keyword, since }: { keyword: string; since: Date },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('lab_order')
    .select('org_id')
    .distinct()
    .where('counterpart', '=', lab)
    .where('sent_at', '>=', since)
    .where(sql<boolean>`fold_text(dentist_name) like part_of(${keyword})`)
    .execute();
  return rows.map(({ org_id }) => org_id);
}

/** Where a clinic has its parcels sent, by its newest order; nothing before the first. */
export async function findAddressOfClinic(
  tx: Tx,
  lab: string,
  clinic: string,
): Promise<Pick<OrderCard, 'street' | 'postalCode'> | undefined> {
  const row = await tx
    .selectFrom('order_record')
    .select('home_card')
    .where('counterpart', '=', lab)
    .where('org_id', '=', clinic)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && OrderCard.parse(row.home_card);
}
