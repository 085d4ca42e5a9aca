import { randomUUID } from 'node:crypto';
import { saveCase } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { cancelOrder, listOrders, openOrder } from '@archway/contract/order/calls';
import { batchSend, checkCases } from '@archway/contract/order/sending';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { addMembers } from '../../../testing/people.ts';
import {
  laterDay,
  makeDentist,
  makeDraftOrder,
  makeOrderedCase,
  makePair,
  makeSentOrder,
  readOrder,
  sideOf,
  type Pair,
} from '../../../testing/sent-orders.ts';

const site = await openSite();
let pair: Pair;
let cases: string[];
beforeEach(async () => {
  pair = await makePair(site);
  cases = [];
  // The third has no scans yet.
  for (const hasScans of [true, true, false])
    cases.push((await makeOrderedCase(site, pair.clinic, { hasScans })).caseId);
});

const plan = () => ({ labCode: pair.lab.orgId, type: 'designAndMake', requestedOn: laterDay() }) as const;
const itemsOf = (ids: readonly string[]) => ids.map((caseId) => ({ caseId }));
const codesOf = ({ data }: { data: { list: { code: number }[] } }) => data.list.map(({ code }) => code);
const ordersOf = async (as: { accessToken: string }) =>
  (await site.call(listOrders, {}, as)).data.list.map(({ caseId, status }) => [caseId, status]);

test('each case gets an order; the one with a gap keeps it unsent, and is sent with the same one later', async () => {
  const { clinic, lab } = pair;
  const input = { items: itemsOf(cases), consent: true, plan: plan() };
  const { data } = await site.call(checkCases, { caseIds: cases, ...plan() }, clinic);
  expect(data.list.map(({ obstacles }) => obstacles)).toEqual([[], [], ['caseNotReady', 'gaps']]);
  expect(data.list[2]?.gaps.map(({ kind }) => kind)).toContain('jaw');
  expect(data.suggested).toMatch(/^20\d\d-/);
  const answer = await site.call(batchSend, input, clinic);
  expect(codesOf(answer)).toEqual([CODES.ok, CODES.ok, CODES.orderNotSendable]);
  const statuses = (await ordersOf(clinic)).map(([, status]) => String(status));
  expect(statuses.toSorted((a, b) => a.localeCompare(b))).toEqual(['notSent', 'pending', 'pending']);
  expect(await ordersOf(lab)).toHaveLength(2);
  const consents = await rowsAs(site.owner, clinic.orgId, 'select from order_consent');
  expect(consents).toHaveLength(2);
  // What stayed unsent is in the audit like what was sent.
  const audited = await rowsAs(
    site.owner,
    clinic.orgId,
    `select from audit where call = 'order/batchSend' and object is not null`,
  );
  expect(audited).toHaveLength(3);
  const again = await site.call(batchSend, { ...input, items: itemsOf(cases.slice(2)) }, clinic);
  expect(codesOf(again)).toEqual([CODES.orderNotSendable]);
  expect(await ordersOf(clinic)).toHaveLength(3);
});

test('the same gesture again does each once', async () => {
  const { clinic } = pair;
  const input = { items: itemsOf(cases.slice(0, 2)), consent: true, plan: plan() };
  const headers = { 'idempotency-key': randomUUID() };
  const [first, second] = await Promise.all([
    site.call(batchSend, input, { ...clinic, headers }),
    site.call(batchSend, input, { ...clinic, headers }),
  ]);
  expect([codesOf(first), codesOf(second)]).toEqual([
    [CODES.ok, CODES.ok],
    [CODES.ok, CODES.ok],
  ]);
  expect(await ordersOf(clinic)).toHaveLength(2);
});

test('without consent nothing is sent', async () => {
  const { clinic, lab } = pair;
  const input = { items: itemsOf(cases.slice(0, 1)), consent: false, plan: plan() };
  expect(codesOf(await site.call(batchSend, input, clinic))).toEqual([CODES.orderNotSendable]);
  expect(await ordersOf(lab)).toEqual([]);
  expect((await site.call(batchSend, { items: itemsOf(cases), consent: true }, clinic)).code).toBe(
    CODES.invalidInput,
  );
});

test('prepared orders are sent from their list; one that came back unchecked is refused by itself', async () => {
  const { clinic } = pair;
  const draft = await makeDraftOrder(site, pair);
  const sent = await makeSentOrder(site, pair);
  const { orderId, version } = sent;
  await site.call(cancelOrder, { orderId, version }, clinic);
  const seen = async () => ({ orderId, version: (await readOrder(site, clinic, orderId)).version });
  const items = [{ orderId: draft.orderId, version: draft.version }, await seen()];
  expect(codesOf(await site.call(batchSend, { items, consent: true }, clinic))).toEqual([
    CODES.ok,
    CODES.orderNotChecked,
  ]);
  await site.call(openOrder, { orderId }, clinic);
  expect(codesOf(await site.call(batchSend, { items: [await seen()], consent: true }, clinic))).toEqual([
    CODES.ok,
  ]);
  expect(codesOf(await site.call(batchSend, { items: items.slice(0, 1), consent: true }, clinic))).toEqual([
    CODES.orderStateConflict,
  ]);
});

test('who may not release asks for all of them, once each', async () => {
  const { clinic } = pair;
  const [one, two] = await addMembers(site, clinic.orgId, ['dentist', 'assistant']);
  const dentistId = await makeDentist(site, clinic, { name: 'Dr. Elena Markou', person: one! });
  for (const caseId of cases) {
    const saved = await site.call(saveCase, { caseId, name: 'Crown', dentistId }, clinic);
    expect(saved.code).toBe(CODES.ok);
  }
  const asAssistant = await sideOf(site, two!);
  const input = { items: itemsOf(cases), consent: true, plan: plan() };
  const { data } = await site.call(checkCases, { caseIds: cases, ...plan() }, asAssistant);
  expect(data.list.map(({ mayRelease, dentistName }) => [mayRelease, dentistName])).toEqual(
    cases.map(() => [false, 'Dr. Elena Markou']),
  );
  for (let i = 0; i < 2; i += 1)
    expect(codesOf(await site.call(batchSend, input, asAssistant))).toEqual(cases.map(() => CODES.ok));
  const { list } = (await site.call(listOrders, {}, clinic)).data;
  expect(list.map(({ status, isReleaseAsked }) => [status, isReleaseAsked])).toEqual(
    cases.map(() => ['notSent', true]),
  );
  const asked = await rowsAs(
    site.owner,
    clinic.orgId,
    `select from order_history where action = 'askRelease'`,
  );
  expect(asked).toHaveLength(3);
});
