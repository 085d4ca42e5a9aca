import { deepStrictEqual } from 'node:assert';
import type { OutputOf } from '@archway/contract/core/call';
import { countOrders, listOrders } from '@archway/contract/order/calls';
import type { OrderFilters } from '@archway/contract/order/filters';
import { formOf } from '@archway/server/testing/site';
import type pg from 'pg';
import { LATER, PAGE } from '../cases.ts';
import { orgIdOf } from '../data-set.ts';
import type { PreparedList } from '../lists.ts';
import { ask, requestBytes } from '../load.ts';
import { callBytes, headersOf, type Person } from '../people.ts';
import type { OrderList } from './lists.ts';
import { bareOrders, keyOf, tableOf, type AfterOrder } from './statement.ts';

type Page = OutputOf<typeof listOrders>;

interface Asking {
  /** The number of the organization. */
  number: number;
  people: readonly Person[];
  ports: { ours: number; bare: number };
  owner: pg.Pool;
}

/** Asks both servers once and insists that they answer the same before anything is measured. */
export async function prepareOrders(
  list: OrderList,
  { number, people, ports, owner }: Asking,
): Promise<PreparedList> {
  const orgId = orgIdOf(number);
  const [first] = people;
  if (first === undefined) throw new Error('nobody is signed in');
  const pageAt = (cursor: string | null) => ask<Page>(ports.ours, oursBytes(list, cursor, first));
  let cursor: string | null = null;
  let after: AfterOrder | null = null;
  for (let page = 0; list.later && page < LATER; page += 1) {
    const { list: rows, next } = await pageAt(cursor);
    cursor = next;
    after = await placeOf(owner, list, rows.at(-1)?.orderId ?? '');
  }
  const query = new URLSearchParams({ org: orgId, list: list.name, ...after });
  const prepared = {
    ours: people.map((person) => oursBytes(list, cursor, person)),
    bare: requestBytes('GET', `/orders?${query.toString()}`, {}),
    statement: bareOrders(orgId, list, after),
  };
  const [ours, bare] = [await pageAt(cursor), await ask<Page>(ports.bare, prepared.bare)];
  deepStrictEqual(ours.list, bare.list);
  if (!list.later) deepStrictEqual(ours.total, Math.min(bare.total, 10_000));
  if (ours.list.length === 0) throw new Error(`${list.name}: nothing found`);
  return prepared;
}

/** To the microsecond, which the answers do not tell. */
async function placeOf(owner: pg.Pool, { side, order }: OrderList, id: string): Promise<AfterOrder> {
  const { rows } = await owner.query<{ value: string }>(
    `select ${keyOf(side, order).column}::text as value from ${tableOf(side)} where id = $1`,
    [id],
  );
  return { value: rows[0]?.value ?? '', id };
}

function oursBytes({ asked }: OrderList, cursor: string | null, person: Person): Buffer {
  const form = formOf({ ...asked, pageSize: PAGE, cursor: cursor ?? undefined });
  return callBytes(listOrders.path, headersOf(person), form.toString());
}

/** The tabs of a lab: counted in one call, against one total. */
const TABS: OrderFilters[] = [
  {},
  { states: ['pending'] },
  { queue: 'leavingThisWeek' },
  { isOverdue: true },
  { states: ['inProduction'] },
  { states: ['ready'] },
  { states: ['shipped'] },
  { ended: { from: '2026-03-01', to: '2026-03-31' }, states: ['completed'] },
];

export function orderCountBytes(person: Person, how: 'tabs' | 'one'): Buffer {
  const lists = how === 'tabs' ? TABS : TABS.slice(0, 1);
  return callBytes(countOrders.path, headersOf(person), formOf({ lists }).toString());
}
