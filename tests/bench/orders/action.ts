import { createHash, randomUUID } from 'node:crypto';
import { correctShipping } from '@archway/contract/order/calls';
import { plusDays } from '@archway/rules/date-presets';
import { formOf } from '@archway/server/testing/site';
import type pg from 'pg';
import { orgIdOf } from '../data-set.ts';
import type { NextRequest } from '../load.ts';
import { callBytes, headersOf, type Person } from '../people.ts';

/** A shipped order of a lab whose parcel is said to travel by the one carrier and then by the other. */
export interface ShippedOrder {
  orgId: string;
  lab: string;
  id: string;
  version: number;
  goesByCourier: boolean;
}

/** Enough that no two connections meet at one, and that no history gets long. */
export async function findShippedOrders(
  owner: pg.Pool,
  number: number,
  count: number,
): Promise<ShippedOrder[]> {
  const lab = orgIdOf(number);
  const { rows } = await owner.query<{ org_id: string; id: string; version: number }>(
    `select org_id, id, version from lab_order where counterpart = $1 and state = 'shipped' order by sent_at desc limit $2`,
    [lab, count],
  );
  if (rows.length < count) throw new Error(`only ${rows.length} orders are shipped`);
  return rows.map(({ org_id: orgId, id, version }) => ({ orgId, lab, id, version, goesByCourier: false }));
}

function shippingOf({ goesByCourier }: ShippedOrder) {
  const shippedOn = new Date().toISOString().slice(0, 10);
  return {
    carrier: goesByCourier ? 'dhl' : 'courier',
    trackingNumber: goesByCourier ? '00340434161094042557' : '',
    shippedOn,
    arrivesOn: plusDays(shippedOn, 1),
  } as const;
}

function moveOn(order: ShippedOrder): void {
  order.goesByCourier = !order.goesByCourier;
  order.version += 1;
}

/** What the API is asked: each connection corrects orders of its own, one after the other, by all people in turn. */
export function correctionsOf(orders: readonly ShippedOrder[], people: readonly Person[]): NextRequest {
  let turn = 0;
  return () => {
    const order = orders[turn % orders.length]!;
    const person = people[turn % people.length]!;
    turn += 1;
    const asked = { orderId: order.id, version: order.version, ...shippingOf(order) };
    moveOn(order);
    return callBytes(
      correctShipping.path,
      { ...headersOf(person), 'idempotency-key': randomUUID() },
      formOf(asked).toString(),
    );
  };
}

/** The same by the driver alone: each statement a round trip, the organization written in, no policy in the way. */
export async function correctByDriver(client: pg.PoolClient, order: ShippedOrder, by: Person): Promise<void> {
  const { orgId, lab, id } = order;
  const shipping = shippingOf(order);
  const version = order.version + 1;
  const key = randomUUID();
  // The tables' guards ask who writes.
  await client.query('begin');
  await client.query(`select set_config('app.org_id', $1, true)`, [lab]);
  await client.query(
    `insert into idempotency as kept (org_id, key, call, body_hash) values ($1, $2, $3, $4)
     on conflict (bucket, org_id, key) do update set call = excluded.call returning body_hash, response`,
    [lab, key, correctShipping.path, createHash('sha256').update(id).digest()],
  );
  const { rows } = await client.query<Record<string, unknown>>(
    'select * from order_record where counterpart = $1 and id = $2 for update',
    [lab, id],
  );
  await client.query(ORGANIZATION, [lab]);
  await client.query('select app_now() as now');
  await client.query(
    'select user_code, display_name from member where org_id = $1 and bucket = org_bucket($1) and user_code = $2',
    [lab, by.userCode],
  );
  const { rows: saved } = await client.query<Record<string, unknown>>(
    `update order_record set carrier = $3, tracking_number = $4, shipped_on = $5, arrives_on = $6, status = 'shipped', version = $7,
       acted_org = $1, acted_by = $8, acted_name = 'Front desk', updated_at = app_now()
     where counterpart = $1 and id = $2 returning *`,
    [
      lab,
      id,
      shipping.carrier,
      shipping.trackingNumber,
      shipping.shippedOn,
      shipping.arrivesOn,
      version,
      by.userCode,
    ],
  );
  await client.query(
    `insert into order_history (org_id, id, counterpart, order_id, version, action, from_status, to_status, revision, done_org, done_by,
       done_by_name, detail)
     values ($1, $2, $3, $4, $5, 'correctShipping', 'shipped', 'shipped', 1, $3, $6, 'Front desk', $7)`,
    [
      orgId,
      randomUUID(),
      lab,
      id,
      version,
      by.userCode,
      JSON.stringify({ shipping, shippingBefore: shipping }),
    ],
  );
  await client.query(
    `update lab_order set status = 'shipped', version = $3, carrier = $4, arrives_on = $5, updated_at = app_now()
     where counterpart = $1 and id = $2`,
    [lab, id, version, shipping.carrier, shipping.arrivesOn],
  );
  await client.query('insert into outbox (org_id, id, name, payload) values ($1, $2, $3, $4)', [
    lab,
    randomUUID(),
    'order.changed',
    JSON.stringify({ orderId: id, action: 'correctShipping', clinic: orgId, lab }),
  ]);
  for (const text of DETAIL) await client.query(text, text.includes('$3') ? [lab, id, 1] : [lab, id]);
  await client.query('select app_now() as now');
  await client.query(
    `with audited as (insert into audit (org_id, id, actor, session_id, call, object, detail, address)
       values ($1, $2, $3, $4, $5, $6, $7, $8))
     update idempotency set response = $9 where org_id = $1 and bucket = org_bucket($1) and key = $10`,
    [
      lab,
      randomUUID(),
      by.userCode,
      randomUUID(),
      correctShipping.path,
      id,
      '{}',
      '10.0.0.1',
      JSON.stringify({ ...rows[0], ...saved[0] }),
      key,
    ],
  );
  await client.query('commit');
  moveOn(order);
}

const ORGANIZATION = `
  select organization.*, logo.content_key as logo_key, logo.content_type as logo_type, license.name as license_name,
    license.content_key as license_key, license.content_type as license_type,
    exists (select from member join role on role.bucket = member.bucket and role.org_id = member.org_id and role.id = member.role_id
      where member.org_id = $1 and member.email_verified and role.protected) as has_verified_email
  from organization
  left join file logo on logo.bucket = organization.bucket and logo.org_id = organization.org_id and logo.id = organization.logo_file
  left join file license on license.bucket = organization.bucket and license.org_id = organization.org_id
    and license.id = organization.license_upload
  where organization.org_id = $1`;

/** What the page of the order is made of. */
const DETAIL = [
  'select * from order_revision where counterpart = $1 and order_id = $2 and revision = $3',
  'select * from order_grant where counterpart = $1 and order_id = $2 and revision = $3 order by granted_at, id',
  'select * from order_mark where counterpart = $1 and order_id = $2 and removed_at is null order by made_at, id',
  'select * from order_history where counterpart = $1 and order_id = $2 order by version',
];

/** How many corrections the histories have, each with its event, its audit row and its key; takes all of it back. */
export async function takeBackCorrections(owner: pg.Pool, orders: readonly ShippedOrder[]): Promise<number> {
  const { rows } = await owner.query<Record<'entries' | 'keys' | 'events' | 'audits', number>>(
    `select (select count(*)::integer from order_history where action = 'correctShipping') as entries,
       (select count(*)::integer from idempotency) as keys, (select count(*)::integer from outbox) as events,
       (select count(*)::integer from audit where call = $1) as audits`,
    [correctShipping.path],
  );
  const { entries, keys, events, audits } = rows[0]!;
  if (entries === 0 || entries !== keys || keys !== events || events !== audits)
    throw new Error(
      `an action left something out: ${entries} entries, ${keys} keys, ${events} events, ${audits} rows of audit`,
    );
  await owner.query('truncate outbox, idempotency, audit, audit_unsealed, audit_seal');
  const ids = orders.map(({ id }) => id);
  for (const table of ['order_history', 'order_record', 'lab_order']) {
    await owner.query(`alter table ${table} disable trigger user`);
    if (table === 'order_history') await owner.query(`delete from ${table} where action = 'correctShipping'`);
    else
      await owner.query(`update ${table} set version = 1 where counterpart = $1 and id = any ($2)`, [
        orders[0]?.lab,
        ids,
      ]);
    await owner.query(`alter table ${table} enable trigger user`);
    await owner.query(`vacuum ${table}`);
  }
  for (const order of orders) order.version = 1;
  return entries;
}
