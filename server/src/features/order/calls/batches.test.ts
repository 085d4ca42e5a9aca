import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import {
  batchAccept,
  batchCancel,
  batchComplete,
  batchReject,
  batchSetReady,
  batchShip,
  batchStartProcessing,
} from '@archway/contract/order/batches';
import { listOrders } from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { plusDays } from '@archway/rules/date-presets';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { addMembers } from '../../../testing/people.ts';
import {
  accept,
  makeOrderedCase,
  makePair,
  makeSentOrder,
  readOrder,
  sideOf,
  type Pair,
} from '../../../testing/sent-orders.ts';

const site = await openSite();
let pair: Pair;
let sent: OrderDetail[];
beforeEach(async () => {
  pair = await makePair(site);
  sent = [];
  for (let i = 0; i < 3; i += 1)
    sent.push(await makeSentOrder(site, pair, {}, await makeOrderedCase(site, pair.clinic)));
});

const TODAY = new Date().toISOString().slice(0, 10);
const PARCEL = {
  carrier: 'dhl',
  trackingNumber: 'JD01 4600',
  shippedOn: TODAY,
  arrivesOn: plusDays(TODAY, 1),
} as const;

/** As a list of the side shows them now, in the order they were sent. */
async function itemsFor(as: { accessToken: string }) {
  const { list } = (await site.call(listOrders, {}, as)).data;
  return list.toReversed().map(({ orderId, version, revision }) => ({ orderId, version, revision }));
}
const seenBy = async (as: { accessToken: string }) =>
  (await itemsFor(as)).map(({ orderId, version }) => ({ orderId, version }));
const codesOf = ({ data }: { data: { list: { code: number }[] } }) => data.list.map(({ code }) => code);
const statuses = async () =>
  (await site.call(listOrders, {}, pair.lab)).data.list.map(({ status }) => status);

test('three orders from accepted to completed, each step for all at once; each has its own history and event', async () => {
  const { clinic, lab } = pair;
  const all = [CODES.ok, CODES.ok, CODES.ok];
  expect(codesOf(await site.call(batchAccept, { items: await itemsFor(lab) }, lab))).toEqual(all);
  expect(codesOf(await site.call(batchStartProcessing, { items: await seenBy(lab) }, lab))).toEqual(all);
  expect(codesOf(await site.call(batchSetReady, { items: await seenBy(lab) }, lab))).toEqual(all);
  expect(codesOf(await site.call(batchShip, { items: await seenBy(lab), ...PARCEL }, lab))).toEqual(all);
  expect(codesOf(await site.call(batchComplete, { items: await seenBy(clinic) }, clinic))).toEqual(all);
  expect(await statuses()).toEqual(['completed', 'completed', 'completed']);
  for (const { orderId } of sent) {
    const { history, shipping } = await readOrder(site, clinic, orderId);
    expect(history.map(({ action }) => action).slice(-5)).toEqual([
      'accept',
      'startProcessing',
      'setReady',
      'ship',
      'complete',
    ]);
    expect(history.map(({ version }) => version)).toEqual(history.map((_, i) => i + 1));
    expect(shipping).toEqual(PARCEL);
    const told = await rowsAs<{ action: string }>(
      site.owner,
      lab.orgId,
      `select payload ->> 'action' as action from outbox where payload ->> 'orderId' = $1 order by id`,
      [orderId],
    );
    expect(told.map(({ action }) => action).slice(-5)).toEqual(history.map(({ action }) => action).slice(-5));
  }
});

test('one that somebody was quicker with is answered by itself; the others are done', async () => {
  const { lab } = pair;
  const items = await itemsFor(lab);
  await accept(site, lab, sent[1]!);
  const answer = await site.call(batchAccept, { items }, lab);
  expect(codesOf(answer)).toEqual([CODES.ok, CODES.orderStateConflict, CODES.ok]);
  expect(answer.data.list[1]?.msg).not.toBe('ok');
  expect(await statuses()).toEqual(['accepted', 'accepted', 'accepted']);
});

test('a repeat of the gesture does nothing twice and finishes what is left', async () => {
  const { lab } = pair;
  const items = await itemsFor(lab);
  const gesture = { ...lab, idempotencyKey: randomUUID() };
  // As after a crash: the first two of three were done.
  await site.call(batchAccept, { items: items.slice(0, 2) }, gesture);
  const answers = await Promise.all([1, 2].map(() => site.call(batchAccept, { items }, gesture)));
  for (const answer of answers) expect(codesOf(answer)).toEqual([CODES.ok, CODES.ok, CODES.ok]);
  for (const { orderId } of sent) {
    const { history } = await readOrder(site, lab, orderId);
    expect(history.filter(({ action }) => action === 'accept')).toHaveLength(1);
  }
});

test('the key of one gesture is not good for another', async () => {
  const { lab } = pair;
  const items = await seenBy(lab);
  const gesture = { ...lab, idempotencyKey: randomUUID() };
  await site.call(batchReject, { items, reason: 'bite', reasonText: 'Once more' }, gesture);
  const other = await site.call(batchReject, { items, reason: 'other', reasonText: '' }, gesture);
  expect(codesOf(other)).toEqual(Array(3).fill(CODES.idempotencyKeyReused));
  const { reason } = await readOrder(site, lab, sent[0]!.orderId);
  expect(reason).toBe('bite');
});

test('orders of others, unknown ones and those of another status are answered as they are alone', async () => {
  const other = await makePair(site);
  const foreign = await makeSentOrder(site, other, {}, await makeOrderedCase(site, other.clinic));
  const items = [
    { orderId: foreign.orderId, version: foreign.version },
    { orderId: randomUUID(), version: 1 },
    ...(await seenBy(pair.lab)),
  ];
  const answer = await site.call(batchSetReady, { items }, pair.lab);
  const conflict = CODES.orderStateConflict;
  expect(codesOf(answer)).toEqual([CODES.notFound, CODES.notFound, conflict, conflict, conflict]);
});

test('more than a hundred are refused, one named twice is done once, nobody does what is not theirs', async () => {
  const { clinic, lab } = pair;
  const items = await seenBy(clinic);
  const many = Array.from({ length: 101 }, () => items[0]!);
  expect((await site.call(batchCancel, { items: many }, clinic)).code).toBe(CODES.invalidInput);
  expect(codesOf(await site.call(batchCancel, { items: [items[0]!, items[0]!] }, clinic))).toEqual([
    CODES.ok,
  ]);
  expect((await site.call(batchCancel, { items }, lab)).code).toBe(CODES.noPerm);
  const [technician] = await addMembers(site, lab.orgId, ['technician'], ORGANIZATION_TYPE.lab);
  const as = await sideOf(site, technician!);
  expect((await site.call(batchShip, { items, ...PARCEL }, as)).code).toBe(CODES.noPerm);
});

test('days that no parcel has keep every one from being shipped', async () => {
  const { lab } = pair;
  await site.call(batchAccept, { items: await itemsFor(lab) }, lab);
  const items = await seenBy(lab);
  const backwards = { ...PARCEL, arrivesOn: plusDays(TODAY, -1) };
  expect(codesOf(await site.call(batchShip, { items, ...backwards }, lab))).toEqual(
    Array(3).fill(CODES.shippingDaysNotPossible),
  );
  expect(await statuses()).toEqual(['accepted', 'accepted', 'accepted']);
});
