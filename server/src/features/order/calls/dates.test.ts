import { CODES } from '@archway/contract/codes';
import { listSysMsg } from '@archway/contract/letter/calls';
import { saveLabSettings } from '@archway/contract/lab-settings/calls';
import {
  acceptOrder,
  completeOrder,
  listOrders,
  sendOrder,
  setReady,
  shipOrder,
  startProcessing,
} from '@archway/contract/order/calls';
import {
  agreeCancel,
  answerDate,
  askCancel,
  askRedelivery,
  assignOrder,
  holdOrder,
  listTechnicians,
  parcelArrived,
  proposeDate,
  refuseCancel,
  remakeOrder,
  resumeOrder,
} from '@archway/contract/order/dates';
import type { OrderDetail } from '@archway/contract/order/model';
import { plusDays } from '@archway/rules/date-presets';
import { DEFAULT_LAB_SETTINGS } from '@archway/rules/lab-settings';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { addMembers } from '../../../testing/people.ts';
import {
  accept,
  makeDraftOrder,
  makePair,
  makeSentOrder,
  open,
  readOrder,
  sendingOf,
  settleOrders,
  sideOf,
  type Pair,
} from '../../../testing/sent-orders.ts';

const site = await openSite();
let pair: Pair;
beforeEach(async () => {
  pair = await makePair(site);
  // A lab that works every day, so that days lost are days of the calendar.
  await site.call(
    saveLabSettings,
    { ...DEFAULT_LAB_SETTINGS, version: 0, workingDays: [1, 2, 3, 4, 5, 6, 7], holidays: [] },
    pair.lab,
  );
});

const TODAY = new Date().toISOString().slice(0, 10);
const PARCEL = { carrier: 'dhl', trackingNumber: '', shippedOn: TODAY, arrivesOn: TODAY } as const;
const seen = ({ orderId, version }: OrderDetail) => ({ orderId, version });
const lettersOf = async (as: { accessToken: string }) =>
  (await site.call(listSysMsg, {}, as)).data.list.map(({ event }) => event);
/** As if what was done with an order had been done so many days before. */
async function age({ orderId }: OrderDetail, days: number): Promise<void> {
  const back = (table: string, column: string, key: string) =>
    rowsAs(
      site.owner,
      pair.clinic.orgId,
      `update ${table} set ${column} = ${column} - $2::integer * interval '1 day' where org_id = app_org() and ${key} = $1`,
      [orderId, days],
    );
  await back('order_history', 'at', 'order_id');
  await back('order_record', 'held_at', 'id');
}

const accepted = async (): Promise<OrderDetail> =>
  (await accept(site, pair.lab, await makeSentOrder(site, pair))).data;

test('a held order goes on when the side that held it says so, and its day moves by the days lost', async () => {
  const { clinic, lab } = pair;
  const order = await accepted();
  const held = await site.call(holdOrder, { ...seen(order), reasonText: 'The patient is ill' }, clinic);
  expect(held.data).toMatchObject({ heldBy: 'clinic', hold: { by: 'clinic', isOwn: true } });
  const read = await readOrder(site, lab, order.orderId);
  expect(read).toMatchObject({ hold: { isOwn: false, reasonText: 'The patient is ill' } });
  expect(read.actions).not.toContain('resume');
  for (const call of [startProcessing, setReady, resumeOrder] as const)
    expect((await site.call(call, seen(read), lab)).code).toBe(CODES.orderStateConflict);
  expect((await site.call(shipOrder, { ...seen(read), ...PARCEL }, lab)).code).toBe(CODES.orderStateConflict);
  await age(order, 4);
  const resumed = await site.call(resumeOrder, seen(held.data), clinic);
  expect(resumed.data).toMatchObject({ heldBy: null, hold: null });
  // The day of the acceptance itself is not counted.
  expect(resumed.data.estimatedOn).toBe(plusDays(order.estimatedOn ?? '', 3));
  expect(resumed.data.history.at(-1)).toMatchObject({
    action: 'resume',
    lostDays: 3,
    dayBefore: order.estimatedOn,
    reasonText: 'The patient is ill',
  });
  expect(await readOrder(site, lab, order.orderId)).toMatchObject({ estimatedOn: resumed.data.estimatedOn });
  await settleOrders(site);
  expect((await lettersOf(lab)).slice(0, 2)).toEqual(['orderResumed', 'orderHold']);
});

test('what is pending and held is not accepted, and is not on hold any more once it is over', async () => {
  const { lab } = pair;
  const sent = await makeSentOrder(site, pair);
  const held = await site.call(holdOrder, { ...seen(sent), reasonText: 'No zirconia' }, lab);
  const answer = await site.call(acceptOrder, { ...seen(held.data), revision: 1 }, lab);
  expect(answer.code).toBe(CODES.orderStateConflict);
  const list = async () => (await site.call(listOrders, { isHeld: true }, lab)).data.list.length;
  expect(await list()).toBe(1);
  const resumed = await site.call(resumeOrder, seen(held.data), lab);
  expect(resumed.data).toMatchObject({ estimatedOn: null, heldBy: null });
  expect(await list()).toBe(0);
});

test('a day that is not later than requested holds at once; a later one when the clinic agrees', async () => {
  const { clinic, lab } = pair;
  const order = await accepted();
  const requested = order.requestedOn ?? '';
  const earlier = plusDays(requested, -1);
  const moved = await site.call(proposeDate, { ...seen(order), proposedOn: earlier, reasonText: '' }, lab);
  expect(moved.data).toMatchObject({ estimatedOn: earlier, proposedOn: null });
  const later = plusDays(requested, 3);
  const propose = async (from: OrderDetail) =>
    (await site.call(proposeDate, { ...seen(from), proposedOn: later, reasonText: 'Furnace' }, lab)).data;
  const proposed = await propose(moved.data);
  expect(proposed).toMatchObject({ estimatedOn: earlier, proposedOn: later });
  const declined = await site.call(
    answerDate,
    { ...seen(proposed), agrees: false, reasonText: 'A wedding' },
    clinic,
  );
  expect(declined.data).toMatchObject({ estimatedOn: earlier, proposedOn: null });
  const again = await propose(declined.data);
  const agreed = await site.call(answerDate, { ...seen(again), agrees: true, reasonText: '' }, clinic);
  expect(agreed.data).toMatchObject({ estimatedOn: later, proposedOn: null });
  expect(
    (await site.call(answerDate, { ...seen(agreed.data), agrees: true, reasonText: '' }, clinic)).code,
  ).toBe(CODES.orderStateConflict);
  for (const [proposedOn, code] of [
    [plusDays(TODAY, -1), CODES.orderDateHasPassed],
    [plusDays(TODAY, 400), CODES.orderDateTooFar],
  ] as const)
    expect(
      (await site.call(proposeDate, { ...seen(agreed.data), proposedOn, reasonText: '' }, lab)).code,
    ).toBe(code);
  await settleOrders(site);
  expect(await lettersOf(lab)).toContain('orderDateAnswered');
  expect(await lettersOf(clinic)).toContain('orderDateProposed');
});

test('a clinic asks to cancel, is refused, asks again, and the lab agrees: its files are gone', async () => {
  const { clinic, lab } = pair;
  const order = await accepted();
  const ask = async (from: OrderDetail) =>
    (await site.call(askCancel, { ...seen(from), reasonText: 'Patient moved' }, clinic)).data;
  const asked = await ask(order);
  expect(asked).toMatchObject({ status: 'accepted', isCancelAsked: true, cancelAsked: 'Patient moved' });
  expect(asked.actions).not.toContain('askCancel');
  const refused = await site.call(refuseCancel, { ...seen(asked), reasonText: 'Already milled' }, lab);
  expect(refused.data).toMatchObject({ status: 'accepted', isCancelAsked: false });
  const agreed = await site.call(agreeCancel, seen(await ask(refused.data)), lab);
  expect(agreed.data).toMatchObject({
    status: 'canceled',
    reasonText: 'Patient moved',
    isCancelAsked: false,
  });
  expect(agreed.data.files.every(({ canDownload }) => !canDownload)).toBe(true);
  await settleOrders(site);
  expect((await lettersOf(clinic)).slice(0, 2)).toEqual(['orderCancelAnswered', 'orderCancelAnswered']);
});

test('the end that was asked for is forgotten once the work is ready', async () => {
  const { clinic, lab } = pair;
  const order = await accepted();
  const asked = await site.call(askCancel, { ...seen(order), reasonText: 'Patient moved' }, clinic);
  const ready = await site.call(setReady, seen(asked.data), lab);
  expect(ready.data).toMatchObject({ status: 'ready', isCancelAsked: false });
});

test('an impression that comes by parcel starts the clock when it has arrived', async () => {
  const { lab } = pair;
  const sent = await makeSentOrder(site, pair, { comesByParcel: true });
  const order = (await accept(site, lab, sent)).data;
  const held = await site.call(holdOrder, { ...seen(order), reasonText: 'No impression' }, lab);
  await age(order, 4);
  const resumed = await site.call(resumeOrder, seen(held.data), lab);
  expect(resumed.data).toMatchObject({ estimatedOn: order.estimatedOn, arrivedAt: null });
  const arrived = await site.call(parcelArrived, seen(resumed.data), lab);
  expect(arrived.data.arrivedAt).not.toBeNull();
  expect((await site.call(parcelArrived, seen(arrived.data), lab)).code).toBe(CODES.orderStateConflict);
});

test('a work is delivered once more, and made once more: both sides read the chain', async () => {
  const { clinic, lab } = pair;
  const order = await accepted();
  const shipped = await site.call(shipOrder, { ...seen(order), ...PARCEL }, lab);
  const back = await site.call(askRedelivery, { ...seen(shipped.data), reasonText: 'Empty box' }, clinic);
  expect(back.data).toMatchObject({ status: 'ready' });
  const twice = await site.call(shipOrder, { ...seen(back.data), ...PARCEL }, lab);
  const completed = await site.call(completeOrder, seen(twice.data), clinic);
  const made = await site.call(
    remakeOrder,
    { ...seen(completed.data), cause: 'fit', reasonText: 'Open margin' },
    clinic,
  );
  expect(made.data).toMatchObject({ status: 'notSent', type: 'remake', remakeCause: 'fit' });
  expect(made.data.own?.plan).toMatchObject({ type: 'remake', labCode: lab.orgId, requestedOn: null });
  expect(made.data.chain.map(({ orderId, cause }) => [orderId, cause])).toEqual([
    [order.orderId, null],
    [made.data.orderId, 'fit'],
  ]);
  // The model of orders did not know this: seed -570347093.
  const refused = await site.call(sendOrder, sendingOf(made.data), clinic);
  expect(refused.data).toMatchObject({ obstacles: ['noDate'] });
  // What was not sent is not the lab's to see, by whatever way.
  const ofLab = await readOrder(site, lab, order.orderId);
  expect(ofLab.chain.map(({ orderId }) => orderId)).toEqual([order.orderId]);
  expect(ofLab.history.at(-1)).toMatchObject({ action: 'remake', cause: 'fit' });
  await open(site, clinic, order.orderId);
  const once = await readOrder(site, clinic, order.orderId);
  const third = await site.call(remakeOrder, { ...seen(once), cause: 'shade', reasonText: '' }, clinic);
  expect(third.data.chain).toHaveLength(3);
});

test('an order is given to a member who works on orders, who is told; own scope sees it and what is nobody’s', async () => {
  const { clinic, lab } = pair;
  const [technician, other, frontDesk] = await addMembers(
    site,
    lab.orgId,
    ['technician', 'technician', 'front-desk'],
    ORGANIZATION_TYPE.lab,
  );
  const order = await accepted();
  const listed = (await site.call(listTechnicians, {}, lab)).data.list;
  expect(listed.map(({ userCode }) => userCode)).toEqual(
    expect.arrayContaining([technician!.userCode, other!.userCode]),
  );
  expect(listed.map(({ userCode }) => userCode)).not.toContain(frontDesk!.userCode);
  const give = (from: OrderDetail, to?: string) =>
    site.call(assignOrder, { ...seen(from), technician: to }, lab);
  expect((await give(order, frontDesk!.userCode)).code).toBe(CODES.memberNotAssignable);
  expect((await give(order, clinic.administrator.userCode)).code).toBe(CODES.memberNotAssignable);
  const given = await give(order, technician!.userCode);
  expect(given.data).toMatchObject({ technician: { userCode: technician!.userCode } });
  expect(given.data.history.at(-1)).toMatchObject({
    action: 'assign',
    technician: given.data.technician?.name,
  });
  expect(given.data.technician?.name).not.toBe('');
  await settleOrders(site);
  expect(await lettersOf(await sideOf(site, technician!))).toContain('orderAssigned');
  // A clinic reads that, and not to whom.
  const own = await readOrder(site, clinic, order.orderId);
  expect(own.history.at(-1)).toMatchObject({ action: 'assign', technician: '' });
  expect(own.technician).toBeNull();
  const [row] = (await site.call(listOrders, { technicians: [technician!.userCode] }, lab)).data.list;
  expect(row).toMatchObject({ orderId: order.orderId, technician: { userCode: technician!.userCode } });
  expect((await site.call(listOrders, { isUnassigned: true }, lab)).data.list).toEqual([]);
  const mine = async (as: { accessToken: string }) =>
    (await site.call(listOrders, { queue: 'mine' }, as)).data.list.length;
  expect([await mine(await sideOf(site, technician!)), await mine(await sideOf(site, other!))]).toEqual([
    1, 0,
  ]);
  const freed = await give(given.data);
  expect(freed.data).toMatchObject({ technician: null });
});

test('a work that is late is told once to both sides, by the clock of the lab, and not while it is held', async () => {
  const { clinic, lab } = pair;
  const order = await accepted();
  await settleOrders(site);
  const over = plusDays(TODAY, -2);
  for (const [table, key] of [
    ['order_record', 'id'],
    ['lab_order', 'id'],
  ] as const)
    await rowsAs(
      site.owner,
      clinic.orgId,
      `update ${table} set estimated_on = $2, requested_on = $2 where org_id = app_org() and ${key} = $1`,
      [order.orderId, over],
    );
  const late = async (as: { accessToken: string }) =>
    (await lettersOf(as)).filter((event) => event === 'orderLate').length;
  expect([await late(clinic), await late(lab)]).toEqual([0, 0]);
  // What names a day looks at the clock.
  const again = await site.call(
    proposeDate,
    { ...seen(order), proposedOn: plusDays(TODAY, 30), reasonText: '' },
    lab,
  );
  expect(again.code).toBe(CODES.ok);
  await settleOrders(site);
  expect([await late(clinic), await late(lab)]).toEqual([1, 1]);
  const [row] = (await site.call(listOrders, { isOverdue: true }, lab)).data.list;
  expect(row).toMatchObject({ overdueDays: 2 });
  await site.call(holdOrder, { ...seen(again.data), reasonText: 'Waiting' }, clinic);
  expect((await site.call(listOrders, { isOverdue: true }, lab)).data.list).toEqual([]);
  expect((await site.call(listOrders, { isOverdue: true }, clinic)).data.list).toEqual([]);
});

test('nobody makes a remake by saving one', async () => {
  const draft = await makeDraftOrder(site, pair, { type: 'remake' });
  expect(draft).toMatchObject({ type: 'designAndMake', remakeCause: null, chain: [] });
});
