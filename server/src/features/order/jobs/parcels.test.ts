import { listSysMsg } from '@archway/contract/letter/calls';
import { correctShipping, shipOrder } from '@archway/contract/order/calls';
import { plusDays } from '@archway/rules/date-presets';
import { beforeEach, expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { runJob } from '../../../testing/jobs.ts';
import {
  accept,
  makePair,
  makeSentOrder,
  readOrder,
  settleOrders,
  sideOf,
  type Pair,
} from '../../../testing/sent-orders.ts';
import { askAboutParcel } from './ask-about-parcel.ts';
import { receiveParcel } from './receive-parcel.ts';

const site = await openSite();
let pair: Pair;
let orderId: string;
const TODAY = new Date().toISOString().slice(0, 10);
const arrivesOn = plusDays(TODAY, 2);
beforeEach(async () => {
  pair = await makePair(site);
  const sent = await makeSentOrder(site, pair);
  const { version } = (await accept(site, pair.lab, sent)).data;
  orderId = sent.orderId;
  const parcel = { carrier: 'ups', trackingNumber: '1Z', shippedOn: TODAY, arrivesOn } as const;
  await site.call(shipOrder, { orderId, version, ...parcel }, pair.lab);
  await settleOrders(site);
});

/** What is planned in the queue for the clinic: which job, and in how many days. */
async function planned(day = arrivesOn): Promise<[string, number][]> {
  const { rows } = await site.queue.query<{ name: string; days: number }>(
    `select t.identifier as name, round(extract(epoch from j.run_at - now()) / 86400)::int as days
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.payload ->> 'orgId' = $1 and j.payload -> 'input' ->> 'orderId' = $2 and j.payload -> 'input' ->> 'arrivesOn' = $3
     order by j.run_at`,
    [pair.clinic.orgId, orderId, day],
  );
  return rows.map(({ name, days }) => [name.replace('order.', ''), days]);
}

const reminders = async (as: { accessToken: string }) =>
  (await site.call(listSysMsg, {}, as)).data.list.filter(({ event }) => event === 'orderReminder').length;
const ask = (day: string, days: number) =>
  runJob(site, askAboutParcel, { orgId: pair.clinic.orgId, input: { orderId, arrivesOn: day, days } });
const receive = (day: string) =>
  runJob(site, receiveParcel, { orgId: pair.clinic.orgId, input: { orderId, arrivesOn: day } });

test('a parcel is asked about when it should have come and a week later, and a corrected day takes their place', async () => {
  const days = (await planned()).map(([name]) => name);
  expect(days).toEqual(['askAboutParcel', 'askAboutParcel', 'receiveParcel']);
  const first = (await planned())[0]![1];
  expect((await planned()).map(([, day]) => day - first)).toEqual([0, 7, 30]);
  const { version } = await readOrder(site, pair.lab, orderId);
  const later = plusDays(arrivesOn, 3);
  const parcel = { carrier: 'ups', trackingNumber: '1Z', shippedOn: TODAY, arrivesOn: later } as const;
  await site.call(correctShipping, { orderId, version, ...parcel }, pair.lab);
  await settleOrders(site);
  expect((await planned(later)).map(([, day]) => day - first)).toEqual([3, 10, 33]);
  // The day that was corrected asks nobody.
  await ask(arrivesOn, 0);
  expect(await reminders(pair.clinic)).toBe(0);
  await ask(later, 0);
  await ask(later, 0);
  expect(await reminders(pair.clinic)).toBe(1);
  await ask(later, 7);
  expect(await reminders(pair.clinic)).toBe(2);
});

test('a lab that says a parcel came long ago has not ended the order by that', async () => {
  const { version } = await readOrder(site, pair.lab, orderId);
  const long = { shippedOn: plusDays(TODAY, -91), arrivesOn: plusDays(TODAY, -90) };
  const parcel = { carrier: 'ups', trackingNumber: '1Z', ...long } as const;
  await site.call(correctShipping, { orderId, version, ...parcel }, pair.lab);
  await settleOrders(site);
  const [last] = (await planned(long.arrivesOn)).slice(-1);
  expect(last?.[0]).toBe('receiveParcel');
  expect(last?.[1]).toBeGreaterThanOrEqual(29);
  await receive(long.arrivesOn);
  expect((await readOrder(site, pair.clinic, orderId)).status).toBe('shipped');
});

// The last one: the clock stays where it is.
test('after thirty days it counts as received, not a day before, and the history says that nobody said so', async () => {
  await site.shiftClock('31 days');
  await receive(arrivesOn);
  // Sessions of before have ended.
  const signedIn = () => sideOf(site, pair.clinic.administrator);
  let clinic = await signedIn();
  expect((await readOrder(site, clinic, orderId)).status).toBe('shipped');
  await site.shiftClock('34 days');
  clinic = await signedIn();
  await receive(plusDays(arrivesOn, 1));
  expect((await readOrder(site, clinic, orderId)).status).toBe('shipped');
  await receive(arrivesOn);
  const { status, history } = await readOrder(site, clinic, orderId);
  expect(status).toBe('completed');
  expect(history.at(-1)).toMatchObject({ action: 'autoComplete', by: { name: 'Harbour Street Dental' } });
  await ask(arrivesOn, 7);
  expect(await reminders(clinic)).toBe(0);
});
