import { CODES } from '@archway/contract/codes';
import { saveLabSettings } from '@archway/contract/lab-settings/calls';
import {
  askRelease,
  cancelOrder,
  countOrders,
  getLoad,
  listOrders,
  startProcessing,
} from '@archway/contract/order/calls';
import type { OrderFilters } from '@archway/contract/order/filters';
import type { ListedOrder, OrderDetail } from '@archway/contract/order/model';
import { setDaysOnWay } from '@archway/contract/partner/calls';
import { DEFAULT_LAB_SETTINGS } from '@archway/rules/lab-settings';
import { leaveDay } from '@archway/rules/order/leave-day';
import { plusDays } from '@archway/rules/date-presets';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { narrowScope } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import type { TestSide } from '../../../testing/partners.ts';
import { addMembers } from '../../../testing/people.ts';
import {
  accept,
  laterDay,
  makeDentist,
  makeDraftOrder,
  makeOrderedCase,
  makePair,
  makeSentOrder,
  settleOrders,
  sideOf,
  type Pair,
} from '../../../testing/sent-orders.ts';

const site = await openSite();
let pair: Pair;
beforeEach(async () => {
  pair = await makePair(site);
});

type Reader = Pick<TestSide, 'accessToken'>;

const list = async (side: Reader, filters: OrderFilters & { sort?: 'due' | '-due' | 'leaves' } = {}) =>
  (await site.call(listOrders, filters, { accessToken: side.accessToken })).data.list;
const idsOf = (rows: readonly ListedOrder[]) => rows.map(({ orderId }) => orderId);
const ids = async (side: Reader, filters: OrderFilters = {}) => idsOf(await list(side, filters));
const totals = async (side: Reader, lists: OrderFilters[]) =>
  (await site.call(countOrders, { lists }, { accessToken: side.accessToken })).data.list.map(
    ({ total }) => total,
  );
const sentFor = async (patientName: string, more = {}) =>
  makeSentOrder(site, pair, more, await makeOrderedCase(site, pair.clinic, { patientName }));

/** As both sides' rows would say it had time passed. */
async function set(order: OrderDetail, change: string, values: unknown[] = []): Promise<void> {
  for (const table of ['order_record', 'lab_order'])
    await rowsAs(
      site.owner,
      pair.clinic.orgId,
      `update ${table} set ${change} where org_id = app_org() and id = $1`,
      [order.orderId, ...values],
    );
}

test('both sides narrow to what screens show: started work is in production, and no longer accepted', async () => {
  const [waiting, accepted, started] = [await sentFor('Ana'), await sentFor('Ben'), await sentFor('Cleo')];
  await accept(site, pair.lab, accepted);
  const { version } = (await accept(site, pair.lab, started)).data;
  await site.call(startProcessing, { orderId: started.orderId, version }, pair.lab);
  for (const side of [pair.clinic, pair.lab]) {
    expect(await ids(side, { states: ['pending'] })).toEqual([waiting.orderId]);
    expect(await ids(side, { states: ['accepted'] })).toEqual([accepted.orderId]);
    expect(await ids(side, { states: ['inProduction'] })).toEqual([started.orderId]);
    expect(await totals(side, [{}, { states: ['accepted', 'inProduction'] }, { states: ['ready'] }])).toEqual(
      [3, 2, 0],
    );
  }
});

test('a draft is found by its lab, its dentist and its works, though no lab sees it', async () => {
  const dentistId = await makeDentist(site, pair.clinic, { name: 'Dr. Zoë Reid' });
  const { orderId } = await makeDraftOrder(site, pair, { dentistId });
  const { clinic, lab } = pair;
  expect(await ids(clinic, { companyCodes: [lab.orgId] })).toEqual([orderId]);
  expect(await ids(clinic, { companyCodes: [clinic.orgId] })).toEqual([]);
  expect(await ids(clinic, { dentistIds: [dentistId] })).toEqual([orderId]);
  expect(await ids(clinic, { workTypes: ['Crown'] })).toEqual([orderId]);
  expect(await ids(clinic, { workTypes: ['Veneer'] })).toEqual([]);
  expect(await ids(clinic, { keyword: 'zoe REID' })).toEqual([orderId]);
  expect(await ids(lab)).toEqual([]);
});

test('letters are looked for without accents: a clinic finds the name its case has, a lab what it was told', async () => {
  const shown = await sentFor('Amélie Hart');
  // Without scans, of which copies would have to be made.
  const hidden = await sentFor('Zoë Hidden', { sharesName: false, type: 'repair', files: [] });
  const { clinic, lab } = pair;
  expect(await ids(clinic, { keyword: 'amelie' })).toEqual([shown.orderId]);
  expect(await ids(lab, { keyword: 'AMELIE' })).toEqual([shown.orderId]);
  expect(await ids(clinic, { keyword: 'zoe hid' })).toEqual([hidden.orderId]);
  expect(await ids(lab, { keyword: 'zoe hid' })).toEqual([]);
  for (const side of [clinic, lab])
    expect(await ids(side, { keyword: hidden.orderCode.slice(2) })).toEqual([hidden.orderId]);
  expect(await ids(lab, { keyword: 'harbour street' })).toHaveLength(2);
  expect(await ids(lab, { workTypes: ['Crown'] })).toHaveLength(2);
  expect(await ids(lab, { companyCodes: [clinic.orgId] })).toHaveLength(2);
});

test('days narrow what has ended alone, on both sides', async () => {
  const open = await sentFor('Open');
  const [early, late] = [await sentFor('Early'), await sentFor('Late')];
  for (const { orderId, version } of [early, late])
    await site.call(cancelOrder, { orderId, version }, pair.clinic);
  await set(early, `ended_at = app_now() - interval '40 days'`);
  const draft = await makeDraftOrder(site, pair, {}, await makeOrderedCase(site, pair.clinic));
  for (const [side, always] of [
    [pair.clinic, [draft, open]],
    [pair.lab, [open]],
  ] as const) {
    const listed = always.map(({ orderId }) => orderId);
    expect((await ids(side, { ended: 'last30Days' })).toSorted()).toEqual(
      [...listed, late.orderId].toSorted(),
    );
    const day = plusDays(new Date().toISOString().slice(0, 10), -40);
    const around = { from: plusDays(day, -1), to: plusDays(day, 1) };
    expect((await ids(side, { ended: around })).toSorted()).toEqual([...listed, early.orderId].toSorted());
    expect(await ids(side, { ended: 'allTime' })).toHaveLength(listed.length + 2);
  }
});

test.each([
  // At noon in London it is already tomorrow on the islands in the east, and not yet noon in the west.
  ['Pacific/Kiritimati', 1],
  ['Pacific/Honolulu', 0],
] as const)('an order is overdue after the end of the day in %s', async (zone, overdue) => {
  await rowsAs(
    site.owner,
    pair.lab.orgId,
    `update organization set time_zone = $1 where org_id = app_org()`,
    [zone],
  );
  const order = await sentFor('Emma');
  await accept(site, pair.lab, order);
  const east = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date());
  await set(order, 'estimated_on = $2', [plusDays(east, -1)]);
  for (const side of [pair.clinic, pair.lab]) {
    expect(await totals(side, [{ isOverdue: true }])).toEqual([overdue]);
    expect((await list(side))[0]).toMatchObject({ overdueDays: overdue });
  }
  // On its way it is not.
  await set(order, `status = 'shipped'`);
  for (const side of [pair.clinic, pair.lab]) expect(await ids(side, { isOverdue: true })).toEqual([]);
});

test('what needs somebody: a release they may give, what was rejected, a parcel that is late, a date', async () => {
  const { clinic } = pair;
  const [one, other] = await addMembers(site, clinic.orgId, ['dentist', 'dentist']);
  const dentistId = await makeDentist(site, clinic, { name: 'Dr. One', person: one! });
  const made = async (name: string) => makeOrderedCase(site, clinic, { patientName: name });
  const asked = await makeDraftOrder(site, pair, { dentistId }, await made('Asked'));
  await site.call(askRelease, { orderId: asked.orderId, version: asked.version }, clinic);
  const [rejected, parcel, date] = [
    await sentFor('Rejected'),
    await sentFor('Parcel'),
    await sentFor('Date'),
  ];
  await set(rejected, `status = 'rejected', ended_at = app_now()`);
  await set(parcel, `status = 'shipped', arrives_on = '2026-01-05'`);
  await set(date, `status = 'accepted', proposed_on = '2027-01-05'`);
  await sentFor('Nothing');
  const all = [rejected, parcel, date].map(({ orderId }) => orderId);
  const dentist = await sideOf(site, one!);
  expect((await ids(dentist, { queue: 'needsYou' })).toSorted()).toEqual([...all, asked.orderId].toSorted());
  expect((await ids(await sideOf(site, other!), { queue: 'needsYou' })).toSorted()).toEqual(all.toSorted());
  expect(await totals(dentist, [{ queue: 'needsYou' }])).toEqual([4]);
});

test('what arrives this week was agreed for it', async () => {
  const [soon, later] = [await sentFor('Soon'), await sentFor('Later')];
  for (const order of [soon, later]) await accept(site, pair.lab, order);
  await set(soon, `estimated_on = (app_now() at time zone 'UTC')::date`);
  expect(await ids(pair.clinic, { queue: 'arrivingThisWeek' })).toEqual([soon.orderId]);
});

test('a lab plans by its own days and units, and anew when it saves them', async () => {
  const { clinic, lab } = pair;
  const requestedOn = laterDay();
  const order = await sentFor('Hana', { requestedOn });
  // The clinic does not know the lab's days.
  expect((await list(lab))[0]).toMatchObject({ leavesOn: requestedOn, units: 0 });
  await settleOrders(site);
  const usual = leaveDay(DEFAULT_LAB_SETTINGS, requestedOn, DEFAULT_LAB_SETTINGS.daysOnWay);
  expect((await list(lab))[0]).toMatchObject({ leavesOn: usual, units: 1 });
  expect((await list(clinic))[0]).toMatchObject({ leavesOn: null, units: null });

  const units = { ...DEFAULT_LAB_SETTINGS.units, Crown: 2.5 };
  const settings = { ...DEFAULT_LAB_SETTINGS, version: 0, units, daysOnWay: 4, dailyUnits: 12 };
  expect((await site.call(saveLabSettings, settings, lab)).code).toBe(CODES.ok);
  await settleOrders(site);
  expect((await list(lab))[0]).toMatchObject({ leavesOn: leaveDay(settings, requestedOn, 4), units: 2.5 });

  const { partnershipId, version } = await partnershipOf(lab);
  const chosen = await site.call(setDaysOnWay, { partnershipId, version, daysOnWay: 0 }, lab);
  expect(chosen.code).toBe(CODES.ok);
  await settleOrders(site);
  expect((await list(lab))[0]).toMatchObject({ leavesOn: requestedOn });

  // Accepted with a later version of the order, the plan stays; started and shipped, it is not asked again.
  await accept(site, lab, order);
  await settleOrders(site);
  expect((await list(lab))[0]).toMatchObject({ status: 'accepted', leavesOn: requestedOn, units: 2.5 });
});

async function partnershipOf(lab: TestSide): Promise<{ partnershipId: string; version: number }> {
  const [row] = await rowsAs<{ id: string; version: number }>(
    site.owner,
    lab.orgId,
    `select id, version from partnership where counterpart = app_org()`,
  );
  return { partnershipId: row!.id, version: row!.version };
}

test('the load of a lab is counted by the day on which parcels leave', async () => {
  const { lab } = pair;
  const [today, both, later] = [await sentFor('Today'), await sentFor('Both'), await sentFor('Later')];
  await settleOrders(site);
  const day = new Date().toISOString().slice(0, 10);
  for (const { orderId } of [today, both])
    await rowsAs(
      site.owner,
      pair.clinic.orgId,
      `update lab_order set leaves_on = $2, units = 1.5 where org_id = app_org() and id = $1`,
      [orderId, day],
    );
  const { data } = await site.call(getLoad, {}, lab);
  expect(data).toMatchObject({ today: day, dailyUnits: null, days: [{ day, orders: 2, units: 3 }] });
  expect((await ids(lab, { queue: 'leavingThisWeek' })).toSorted()).toEqual(
    [today.orderId, both.orderId].toSorted(),
  );
  expect(idsOf(await list(lab, { sort: 'leaves' })).at(-1)).toBe(later.orderId);
  expect((await site.call(getLoad, {}, pair.clinic)).code).toBe(CODES.noPerm);
});

test('sorted by the day it is due, what has none comes last, a page at a time', async () => {
  const days = [laterDay(30), laterDay(20), laterDay(25)];
  const sent = [];
  for (const requestedOn of days) sent.push(await sentFor(`For ${requestedOn}`, { requestedOn }));
  const draft = await makeDraftOrder(site, pair, { requestedOn: null });
  const wanted = [sent[1]!, sent[2]!, sent[0]!, draft].map(({ orderId }) => orderId);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await site.call(
      listOrders,
      { sort: 'due', pageSize: 1, ...(cursor !== undefined && { cursor }) },
      pair.clinic,
    );
    expect(data.total).toBe(4);
    seen.push(...idsOf(data.list));
    cursor = data.next ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(wanted);
  expect(idsOf(await list(pair.clinic, { sort: '-due' }))).toEqual(wanted.toReversed());
});

test('a role of own scope counts and lists its own, and nobody what is of others', async () => {
  const order = await sentFor('Ours');
  const stranger = await makePair(site);
  const [member] = await addMembers(site, pair.clinic.orgId, ['assistant']);
  await narrowScope(site, member!);
  for (const side of [await sideOf(site, member!), stranger.clinic, stranger.lab]) {
    expect(await ids(side, { keyword: 'Ours' })).toEqual([]);
    expect(await totals(side, [{}, { queue: 'needsYou' }])).toEqual([0, 0]);
  }
  expect(await ids(pair.clinic)).toEqual([order.orderId]);
});
