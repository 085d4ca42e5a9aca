import { listSysMsg } from '@archway/contract/letter/calls';
import { CODES } from '@archway/contract/codes';
import {
  askRelease,
  copyOrder,
  discardOrder,
  getOrder,
  releaseOrder,
  returnRelease,
  saveOrder,
  saveOrderAttachments,
  sendOrder,
  listOrders,
} from '@archway/contract/order/calls';
import { setAutoAccept } from '@archway/contract/partner/calls';
import { listPartners } from '@archway/contract/partner/calls';
import { saveDentist, saveDeputies } from '@archway/contract/dentist/calls';
import { beforeEach, expect, test } from 'vitest';
import { addUpload, setTag } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { addMembers, forgetProfile, signInVerified, type TestPerson } from '../../../testing/people.ts';
import {
  accept,
  laterDay,
  makeDentist,
  makeDraftOrder,
  makeOrderedCase,
  makePair,
  makeSentOrder,
  planFor,
  readOrder,
  sendingOf,
  settleOrders,
  sideOf,
  type Pair,
} from '../../../testing/sent-orders.ts';

const site = await openSite();
let pair: Pair;
let dentist: TestPerson;
let assistant: TestPerson;
let dentistId: string;
beforeEach(async () => {
  pair = await makePair(site);
  const [one, two] = await addMembers(site, pair.clinic.orgId, ['dentist', 'assistant']);
  dentist = one!;
  assistant = two!;
  dentistId = await makeDentist(site, pair.clinic, { name: 'Dr. Elena Markou', person: dentist });
});

const lettersOf = async (as: { accessToken: string }) =>
  (await site.call(listSysMsg, {}, as)).data.list.map(({ event, type }) => [event, type]);

async function setSwitch(value: boolean): Promise<void> {
  const [partner] = (await site.call(listPartners, {}, pair.lab)).data.list;
  const { partnershipId, version } = partner!;
  await site.call(setAutoAccept, { partnershipId, version, autoAccept: value }, pair.lab);
}

test('an assistant asks, the dentist returns it, is asked again and releases: each is told', async () => {
  const [asAssistant, asDentist] = [await sideOf(site, assistant), await sideOf(site, dentist)];
  const ordered = await makeOrderedCase(site, pair.clinic);
  const clinic = { ...pair.clinic, ...asAssistant };
  const draft = await makeDraftOrder(site, { clinic, lab: pair.lab }, { dentistId }, ordered);
  expect(draft).toMatchObject({ actions: ['askRelease'], own: { mayRelease: false } });
  const { orderId } = draft;
  const asked = await site.call(askRelease, { orderId, version: draft.version }, asAssistant);
  expect(asked.data).toMatchObject({
    isReleaseAsked: true,
    own: { releaseAskedBy: expect.stringContaining('assistant') as string },
  });
  await settleOrders(site);
  expect(await lettersOf(asDentist)).toEqual([['releaseAsked', 5]]);
  const version = asked.data.version;
  const returned = await site.call(returnRelease, { orderId, version, reason: 'A3, not A2' }, asDentist);
  expect(returned.data).toMatchObject({ isReleaseAsked: false, own: { returnedReason: 'A3, not A2' } });
  await settleOrders(site);
  expect(await lettersOf(asAssistant)).toEqual([['releaseReturned', 5]]);
  const again = await site.call(askRelease, { orderId, version: returned.data.version }, asAssistant);
  const released = await site.call(releaseOrder, sendingOf(again.data), asDentist);
  expect(released.data).toMatchObject({ status: 'pending', sent: { dentistName: 'Dr. Elena Markou' } });
  await settleOrders(site);
  expect((await lettersOf(asAssistant))[0]).toEqual(['orderReleased', 5]);
  expect((await lettersOf(pair.lab))[0]).toEqual(['orderSent', 2]);
  // A lab reads nothing of what was said inside the clinic.
  const received = await readOrder(site, pair.lab, orderId);
  expect(received.history.map(({ action }) => action)).toEqual(['release']);
  expect(JSON.stringify(received)).not.toContain('not A2');
  await accept(site, pair.lab, received);
  await settleOrders(site);
  expect((await lettersOf(asDentist))[0]).toEqual(['orderAccepted', 2]);
});

test('what a deputy releases says for whom, to both sides', async () => {
  const [deputy] = await addMembers(site, pair.clinic.orgId, ['dentist']);
  const asDentist = { accessToken: await signInVerified(site, dentist) };
  await site.call(saveDeputies, { deputies: [deputy!.userCode] }, asDentist);
  const asDeputy = await sideOf(site, deputy!);
  const sent = await site.call(
    sendOrder,
    sendingOf(await makeDraftOrder(site, pair, { dentistId })),
    asDeputy,
  );
  expect(sent.data.history.at(-1)).toMatchObject({ action: 'send', actedFor: 'Dr. Elena Markou' });
  const received = await readOrder(site, pair.lab, sent.data.orderId);
  expect(received.history.at(-1)).toMatchObject({ actedFor: 'Dr. Elena Markou' });
  const told = { dentistName: 'Dr. Elena Markou', deputyName: `The ${deputy!.account}` };
  for (const side of [pair.clinic, pair.lab])
    expect((await site.call(listOrders, {}, side)).data.list[0]).toMatchObject(told);
});

test('without an account of the dentist every holder of the right releases, and nobody has signed', async () => {
  const nobody = (await site.call(saveDentist, { name: 'Dr. Retired' }, pair.clinic)).data.dentistId;
  const asDentist = await sideOf(site, dentist);
  const draft = await makeDraftOrder(site, pair, { dentistId: nobody });
  const sent = await site.call(sendOrder, sendingOf(draft), asDentist);
  expect(sent.data).toMatchObject({
    status: 'pending',
    sent: { signature: null, dentistName: 'Dr. Retired' },
  });
});

test('a lab accepts at once what it has chosen to, but no rush order, and nothing while it is incomplete', async () => {
  await setSwitch(true);
  const usual = await makeSentOrder(site, pair);
  await settleOrders(site);
  const accepted = await readOrder(site, pair.clinic, usual.orderId);
  expect(accepted).toMatchObject({ status: 'accepted', isAutoAccepted: true });
  expect(accepted.history.at(-1)).toMatchObject({ action: 'autoAccept', by: { name: 'Kestrel Dental Lab' } });
  const rush = await makeSentOrder(site, pair, { requestedOn: laterDay(1) });
  expect(rush.isRush).toBe(true);
  await settleOrders(site);
  expect((await readOrder(site, pair.clinic, rush.orderId)).status).toBe('pending');
  await forgetProfile(site, pair.lab.orgId);
  const held = await makeSentOrder(site, pair);
  await settleOrders(site);
  expect((await readOrder(site, pair.clinic, held.orderId)).status).toBe('pending');
  expect(await lettersOf(pair.lab)).toContainEqual(['orderNotAutoAccepted', 2]);
});

test('a repair needs no scan; a note, a plan and a lab stay as they were saved', async () => {
  const ordered = await makeOrderedCase(site, pair.clinic, { hasScans: false });
  const draft = await makeDraftOrder(site, pair, { note: 'Broken' }, ordered);
  expect(draft.own?.obstacles).toContain('caseNotReady');
  const { orderId, version } = draft;
  const plan = planFor(ordered, pair.lab, { type: 'repair', note: 'Broken' });
  const saved = await site.call(saveOrder, { orderId, planVersion: 1, ...plan }, pair.clinic);
  expect(saved.data.own).toMatchObject({ obstacles: [], planVersion: 2 });
  const older = await site.call(saveOrder, { orderId, planVersion: 1, ...plan }, pair.clinic);
  expect(older.code).toBe(CODES.orderPlanIsNewer);
  // What was shown before a colleague saved is not what would go.
  const unseen = await site.call(sendOrder, { ...sendingOf(draft), version }, pair.clinic);
  expect(unseen.code).toBe(CODES.orderPlanIsNewer);
  const sent = await site.call(sendOrder, { ...sendingOf(saved.data), version }, pair.clinic);
  expect(sent.data).toMatchObject({ status: 'pending', type: 'repair' });
});

test('another lab is a copy; what was never sent is discarded, and what was sent is not', async () => {
  const sent = await makeSentOrder(site, pair);
  const copy = await site.call(copyOrder, { orderId: sent.orderId }, pair.clinic);
  expect(copy.data).toMatchObject({ status: 'notSent', own: { plan: { requestedOn: null } } });
  const { orderId, version } = copy.data;
  expect((await site.call(discardOrder, { orderId, version }, pair.clinic)).code).toBe(CODES.ok);
  expect((await site.call(getOrder, { orderId }, pair.clinic)).code).toBe(CODES.notFound);
  const own = { orderId: sent.orderId, version: sent.version };
  expect((await site.call(discardOrder, own, pair.clinic)).code).toBe(CODES.orderStateConflict);
});

test('twenty who accept at once: one does, the others are told who did', async () => {
  const sent = await makeSentOrder(site, pair);
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(site, pair.lab, sent)));
  expect(answers.filter(({ code }) => code === CODES.ok)).toHaveLength(1);
  for (const { code, data } of answers.filter((answer) => answer.code !== CODES.ok))
    expect([code, data.status, data.actedBy]).toEqual([
      CODES.orderStateConflict,
      'accepted',
      { name: expect.stringContaining('lab-admin') as string, isOwn: true },
    ]);
});

test('twenty who send at once, and two orders of one case: one is sent', async () => {
  const ordered = await makeOrderedCase(site, pair.clinic);
  const drafts = [
    await makeDraftOrder(site, pair, {}, ordered),
    await makeDraftOrder(site, pair, {}, ordered),
  ];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => {
      return site.call(sendOrder, sendingOf(drafts[i % 2]!), pair.clinic);
    }),
  );
  expect(answers.filter(({ code }) => code === CODES.ok)).toHaveLength(1);
  const open = await rowsAs<{ open: string }>(
    site.owner,
    pair.clinic.orgId,
    `select count(*) as open from order_record where org_id = app_org() and status = 'pending'`,
  );
  expect(open[0]?.open).toBe('1');
});

test('an attachment that is still checked keeps the order back, and goes with it once it is ready', async () => {
  const draft = await makeDraftOrder(site, pair);
  const { orderId } = draft;
  const { administrator, orgId } = pair.clinic;
  const fileId = await addUpload(site, administrator, {
    kind: 'attachment',
    name: 'shade.jpg',
    tag: 'uploaded',
  });
  const colleagues = await addUpload(site, assistant, { kind: 'attachment', name: 'x.jpg', tag: 'uploaded' });
  const add = (...fileIds: string[]) => site.call(saveOrderAttachments, { orderId, fileIds }, pair.clinic);
  expect((await add(colleagues)).code).toBe(CODES.notFound);
  expect((await add(fileId)).data.own).toMatchObject({
    obstacles: ['fileNotReady'],
    attachments: [{ fileId }],
  });
  await setTag(site, orgId, fileId, 'finished');
  const sent = await site.call(
    sendOrder,
    sendingOf(await readOrder(site, pair.clinic, orderId)),
    pair.clinic,
  );
  expect(sent.data.files.map(({ name }) => name)).toContain('shade.jpg');
});
