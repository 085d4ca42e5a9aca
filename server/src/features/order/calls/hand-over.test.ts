import { CODES } from '@archway/contract/codes';
import { listSysMsg } from '@archway/contract/letter/calls';
import { deleteMembers, disable } from '@archway/contract/member/calls';
import { askRelease, listOrders } from '@archway/contract/order/calls';
import { assignOrder } from '@archway/contract/order/dates';
import { getOpenWork, handOver, handOverPrepared } from '@archway/contract/order/people';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { addMembers, type TestPerson } from '../../../testing/people.ts';
import {
  accept,
  makeDentist,
  makeDraftOrder,
  makePair,
  makeSentOrder,
  readOrder,
  settleOrders,
  sideOf,
  type Pair,
} from '../../../testing/sent-orders.ts';

const site = await openSite();
let pair: Pair;
beforeEach(async () => {
  pair = await makePair(site);
});

const technicians = (count: number) =>
  addMembers(
    site,
    pair.lab.orgId,
    Array.from({ length: count }, () => 'technician'),
    ORGANIZATION_TYPE.lab,
  );

/** Some accepted orders that a technician is to make. */
async function give({ userCode }: TestPerson, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const { data } = await accept(site, pair.lab, await makeSentOrder(site, pair));
    const { orderId, version } = data;
    const given = await site.call(assignOrder, { orderId, version, technician: userCode }, pair.lab);
    expect(given.code).toBe(CODES.ok);
  }
}

/** Who has the orders of the lab, in the order of their codes; an empty one for everybody's. */
const technicianOf = async (): Promise<string[]> =>
  sorted(
    (await site.call(listOrders, {}, pair.lab)).data.list.map(({ technician }) => technician?.userCode ?? ''),
  );

const sorted = (codes: readonly string[]): string[] => codes.toSorted((a, b) => a.localeCompare(b));

test('the orders of a technician go to several, each to whoever has least to do; with history and letters', async () => {
  const [leaving, one, other] = await technicians(3);
  await give(leaving!, 4);
  const { lab } = pair;
  const asked = { userCode: leaving!.userCode };
  expect((await site.call(getOpenWork, asked, lab)).data).toEqual({ orders: 4, releases: 0 });
  const to = [one!.userCode, other!.userCode];
  const answer = await site.call(handOver, { from: leaving!.userCode, to }, lab);
  expect(answer.data).toEqual({ orders: 4 });
  expect(await technicianOf()).toEqual(sorted([...to, ...to]));
  expect((await site.call(getOpenWork, asked, lab)).data.orders).toBe(0);
  await settleOrders(site);
  const letters = (await site.call(listSysMsg, {}, await sideOf(site, one!))).data.list;
  expect(letters.filter(({ event }) => event === 'orderAssigned')).toHaveLength(2);
  // Only to those who can work on it, and never to the one who leaves.
  for (const wrong of [
    pair.lab.administrator.userCode,
    leaving!.userCode,
    pair.clinic.administrator.userCode,
  ]) {
    const { code } = await site.call(handOver, { from: one!.userCode, to: [wrong] }, lab);
    expect([CODES.ok, CODES.memberNotAssignable]).toContain(code);
  }
});

test('what nobody took over of a member who is shut out or deleted is everybody’s', async () => {
  const [first, second] = await technicians(2);
  await give(first!, 1);
  await give(second!, 1);
  const { lab } = pair;
  expect((await site.call(disable, { userCode: first!.userCode }, lab)).code).toBe(CODES.ok);
  await settleOrders(site);
  expect(await technicianOf()).toEqual(['', second!.userCode]);
  await site.call(deleteMembers, { ids: [second!.userCode] }, lab);
  await settleOrders(site);
  expect(await technicianOf()).toEqual(['', '']);
  const { list } = (await site.call(listOrders, { isUnassigned: true }, lab)).data;
  expect(list).toHaveLength(2);
  const { history } = await readOrder(site, lab, list[0]!.orderId);
  expect(history.at(-1)).toMatchObject({ action: 'assign', technician: '' });
});

test('what a dentist has not sent goes to another, who is asked where a release was', async () => {
  const { clinic } = pair;
  const [one, two, assistant] = await addMembers(site, clinic.orgId, ['dentist', 'dentist', 'assistant']);
  const dentistId = await makeDentist(site, clinic, { name: 'Dr. Elena Markou', person: one! });
  const otherId = await makeDentist(site, clinic, { name: 'Dr. Lewis Reid', person: two! });
  await makeDraftOrder(site, pair, { dentistId });
  const asked = await makeDraftOrder(site, pair, { dentistId });
  const asAssistant = await sideOf(site, assistant!);
  const { orderId, version } = asked;
  expect((await site.call(askRelease, { orderId, version }, asAssistant)).code).toBe(CODES.ok);
  const work = { userCode: one!.userCode };
  expect((await site.call(getOpenWork, work, clinic)).data).toEqual({ orders: 2, releases: 1 });
  const input = { from: one!.userCode, dentistId: otherId };
  expect((await site.call(handOverPrepared, input, clinic)).data).toEqual({ orders: 2 });
  const { list } = (await site.call(listOrders, {}, clinic)).data;
  expect(list.map(({ dentistName }) => dentistName)).toEqual(['Dr. Lewis Reid', 'Dr. Lewis Reid']);
  await settleOrders(site);
  const letters = (await site.call(listSysMsg, {}, await sideOf(site, two!))).data.list;
  expect(letters.map(({ event }) => event)).toContain('releaseAsked');
  expect((await readOrder(site, await sideOf(site, two!), orderId)).actions).toContain('release');
  const unknown = { from: one!.userCode, dentistId: pair.lab.orgId };
  expect((await site.call(handOverPrepared, unknown, clinic)).code).toBe(CODES.notFound);
});
