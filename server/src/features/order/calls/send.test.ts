import { getCase } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import {
  acceptOrder,
  cancelOrder,
  downloadOrderFile,
  editOrder,
  listOrders,
  rejectOrder,
  sendOrder,
} from '@archway/contract/order/calls';
import { HIDDEN_NAME } from '@archway/rules/order/hidden-name';
import { beforeEach, expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import {
  accept,
  makeDraftOrder,
  makeOrderedCase,
  makePair,
  makeSentOrder,
  open,
  planFor,
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
});

const as = ({ accessToken }: { accessToken: string }) => ({ accessToken });
const stateOf = async (caseId: string) => (await site.call(getCase, { caseId }, as(pair.clinic))).data.state;

test('an order that was not sent is seen by nobody but its clinic', async () => {
  const draft = await makeDraftOrder(site, pair);
  expect(draft).toMatchObject({ status: 'notSent', actions: ['send'], revision: 0, sent: null });
  expect(draft.own).toMatchObject({ obstacles: [], mayRelease: true });
  expect((await site.call(listOrders, {}, as(pair.lab))).data.list).toEqual([]);
  expect((await readOrder(site, pair.lab, draft.orderId)) as unknown).toBeNull();
});

test('sent, accepted: both read the same, the case follows, the lab has the files', async () => {
  const { clinic, lab } = pair;
  const ordered = await makeOrderedCase(site, clinic);
  const sent = await makeSentOrder(site, pair, { note: 'Light contact' }, ordered);
  expect(sent).toMatchObject({
    status: 'pending',
    revision: 1,
    actions: ['edit', 'cancel', 'addFiles', 'hold'],
  });
  await settleOrders(site);
  expect(await stateOf(ordered.caseId)).toBe('ordered');
  const [row] = (await site.call(listOrders, {}, as(lab))).data.list;
  expect(row).toMatchObject({
    orderId: sent.orderId,
    patientName: 'Amelia Hart',
    caseId: null,
    other: { name: 'Harbour Street Dental' },
  });
  const received = await readOrder(site, lab, sent.orderId);
  expect(received).toMatchObject({
    own: null,
    actions: ['accept', 'reject', 'hold'],
    sent: { note: 'Light contact' },
  });
  expect(received.files.map(({ name, canDownload }) => [name, canDownload])).toContainEqual([
    'Amelia Hart lower.stl',
    true,
  ]);
  expect(received.history.map(({ action }) => action)).toEqual(['send']);
  const accepted = await accept(site, lab, received);
  expect(accepted.data).toMatchObject({
    status: 'accepted',
    estimatedOn: sent.requestedOn,
    actions: ['assign', 'startProcessing', 'setReady', 'ship', 'cancel', 'hold', 'proposeDate'],
    version: received.version + 1,
  });
  await settleOrders(site);
  const read = await readOrder(site, clinic, sent.orderId);
  expect(read.history.map(({ action, version }) => [action, version])).toEqual([
    ['create', 1],
    ['send', 2],
    ['accept', 3],
  ]);
  const again = await accept(site, lab, received);
  expect(again).toMatchObject({ code: CODES.orderStateConflict, data: { status: 'accepted' } });
});

test('rejected, opened, sent again: the same order, another attempt; the case goes back and forth', async () => {
  const { clinic, lab } = pair;
  const ordered = await makeOrderedCase(site, clinic);
  const sent = await makeSentOrder(site, pair, {}, ordered);
  await settleOrders(site);
  const fileId = ordered.files[0]!;
  const file = { orderId: sent.orderId, fileId };
  expect((await site.call(downloadOrderFile, file, as(lab))).code).toBe(CODES.ok);
  const { orderId, version } = sent;
  const rejected = await site.call(
    rejectOrder,
    { orderId, version, reason: 'marginUnclear', reasonText: 'Buccal margin of 46' },
    as(lab),
  );
  expect(rejected.data).toMatchObject({ status: 'rejected', reason: 'marginUnclear', actions: [] });
  expect((await site.call(downloadOrderFile, file, as(lab))).code).toBe(CODES.notFound);
  await settleOrders(site);
  expect(await stateOf(ordered.caseId)).toBe('scanCompleted');
  const again = sendingOf(await readOrder(site, clinic, orderId));
  expect((await site.call(sendOrder, again, as(clinic))).code).toBe(CODES.orderNotChecked);
  await open(site, clinic, orderId);
  expect(await site.call(sendOrder, { ...again, consent: false }, as(clinic))).toMatchObject({
    code: CODES.orderNotSendable,
    data: { obstacles: ['noConsent'] },
  });
  const resent = await site.call(sendOrder, again, as(clinic));
  expect(resent.data).toMatchObject({ status: 'pending', revision: 2, reason: '' });
  expect((await site.call(downloadOrderFile, file, as(lab))).code).toBe(CODES.ok);
  await settleOrders(site);
  expect(await stateOf(ordered.caseId)).toBe('ordered');
});

test('an edit is a new revision, and an accept names the one it has seen', async () => {
  const { clinic, lab } = pair;
  const ordered = await makeOrderedCase(site, clinic);
  const sent = await makeSentOrder(site, pair, {}, ordered);
  const received = await readOrder(site, lab, sent.orderId);
  const { caseId: _, ...plan } = planFor(ordered, lab, { note: 'Heavier contact' });
  const edited = await site.call(
    editOrder,
    { orderId: sent.orderId, version: sent.version, consent: true, ...plan },
    as(clinic),
  );
  expect(edited.data).toMatchObject({ status: 'pending', revision: 2, sent: { note: 'Heavier contact' } });
  expect(await accept(site, lab, received)).toMatchObject({ code: CODES.orderRevisionIsNewer });
  expect((await accept(site, lab, edited.data)).code).toBe(CODES.ok);
});

test('canceled while pending: the lab keeps what it read and loses the files', async () => {
  const { clinic, lab } = pair;
  const sent = await makeSentOrder(site, pair);
  const { orderId, version } = sent;
  const canceled = await site.call(cancelOrder, { orderId, version }, as(clinic));
  expect(canceled.data.status).toBe('canceled');
  const received = await readOrder(site, lab, orderId);
  expect(received).toMatchObject({ status: 'canceled', actions: [], sent: { patientName: 'Amelia Hart' } });
  expect(received.files.every(({ canDownload, full }) => !canDownload && full === null)).toBe(true);
});

test('a second order of the case waits for the first', async () => {
  const ordered = await makeOrderedCase(site, pair.clinic);
  await makeSentOrder(site, pair, {}, ordered);
  const second = await makeDraftOrder(site, pair, {}, ordered);
  expect(second.own?.obstacles).toEqual(['caseHasOpenOrder']);
  expect(await site.call(sendOrder, sendingOf(second), as(pair.clinic))).toMatchObject({
    code: CODES.orderNotSendable,
    data: { obstacles: ['caseHasOpenOrder'] },
  });
});

test('a hidden name is in nothing that the lab reads', async () => {
  const { lab } = pair;
  const sent = await makeSentOrder(site, pair, { sharesName: false });
  const received = await readOrder(site, lab, sent.orderId);
  expect(received).toMatchObject({ patientName: HIDDEN_NAME, sent: { birthDate: null, caseName: '' } });
  expect(JSON.stringify(received)).not.toContain('Amelia');
  expect(JSON.stringify((await site.call(listOrders, {}, as(lab))).data)).not.toContain('Amelia');
  expect(received.files.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^C-\d{6}-\d+-lower\.stl$/),
  );
});

test('both sides search by code, patient, dentist and the other organization, in what they may read', async () => {
  const { clinic, lab } = pair;
  const shared = await makeSentOrder(site, pair);
  const hidden = await makeSentOrder(
    site,
    pair,
    { sharesName: false },
    await makeOrderedCase(site, clinic, { patientName: 'Zoë Ödön' }),
  );
  const found = async (keyword: string, side: typeof lab) =>
    (await site.call(listOrders, { keyword }, as(side))).data.list.map(({ orderId }) => orderId);
  expect(await found('AMELIA', clinic)).toEqual([shared.orderId]);
  expect(await found('amelia', lab)).toEqual([shared.orderId]);
  expect(await found('zoe odon', clinic)).toEqual([hidden.orderId]);
  expect(await found('zoe', lab)).toEqual([]);
  expect(await found(hidden.orderCode, lab)).toEqual([hidden.orderId]);
  expect(await found('harbour', lab)).toHaveLength(2);
  expect(await found('%', lab)).toEqual([]);
});

// The last one: the clock stays where it is.
test('a day that has passed needs a later one, which the clinic is asked about', async () => {
  const sent = await makeSentOrder(site, pair);
  await site.shiftClock('40 days');
  const lab = await sideOf(site, pair.lab.administrator);
  const received = await readOrder(site, lab, sent.orderId);
  expect((await accept(site, lab, received)).code).toBe(CODES.orderDateHasPassed);
  const { orderId, version, revision } = received;
  const proposedOn = '2030-01-15';
  const accepted = await site.call(acceptOrder, { orderId, version, revision, proposedOn }, as(lab));
  expect(accepted.data).toMatchObject({ status: 'accepted', estimatedOn: sent.requestedOn, proposedOn });
});
