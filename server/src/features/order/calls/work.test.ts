import { CODES } from '@archway/contract/codes';
import { listSysMsg } from '@archway/contract/letter/calls';
import {
  addFiles,
  cancelByLab,
  completeOrder,
  correctShipping,
  downloadOrderFile,
  listOrders,
  setReady,
  shipOrder,
  startProcessing,
} from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { getCase } from '@archway/contract/case/calls';
import { plusDays } from '@archway/rules/date-presets';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { addUpload, setTag } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { addMembers } from '../../../testing/people.ts';
import {
  accept,
  addScan,
  makeOrderedCase,
  makePair,
  makeSentOrder,
  readOrder,
  settleOrders,
  sideOf,
  type OrderedCase,
  type Pair,
} from '../../../testing/sent-orders.ts';

const site = await openSite();
let pair: Pair;
let ordered: OrderedCase;
let accepted: OrderDetail;
beforeEach(async () => {
  pair = await makePair(site);
  ordered = await makeOrderedCase(site, pair.clinic);
  const sent = await makeSentOrder(site, pair, {}, ordered);
  accepted = (await accept(site, pair.lab, sent)).data;
});

const TODAY = new Date().toISOString().slice(0, 10);
const PARCEL = {
  carrier: 'dhl',
  trackingNumber: 'JD01 4600',
  shippedOn: TODAY,
  arrivesOn: plusDays(TODAY, 1),
} as const;
const seen = ({ orderId, version }: OrderDetail) => ({ orderId, version });
const lettersOf = async (as: { accessToken: string }) =>
  (await site.call(listSysMsg, {}, as)).data.list.map(({ event }) => event);
const caseState = async () => (await site.call(getCase, { caseId: ordered.caseId }, pair.clinic)).data.state;

test('started, ready, shipped, corrected and received: both sides read it, the case follows, each is told', async () => {
  const { clinic, lab } = pair;
  const started = await site.call(startProcessing, seen(accepted), lab);
  expect(started.data).toMatchObject({ status: 'accepted', isStarted: true });
  expect(started.data.actions).toEqual(['assign', 'setReady', 'ship', 'cancel', 'hold', 'proposeDate']);
  await settleOrders(site);
  expect(await caseState()).toBe('designing');
  const ready = await site.call(setReady, seen(started.data), lab);
  expect(ready.data).toMatchObject({ status: 'ready', shipping: null });
  const shipped = await site.call(shipOrder, { ...seen(ready.data), ...PARCEL }, lab);
  expect(shipped.data).toMatchObject({ status: 'shipped', shipping: PARCEL, actions: ['correctShipping'] });
  const corrected = await site.call(
    correctShipping,
    { ...seen(shipped.data), ...PARCEL, carrier: 'courier', trackingNumber: '' },
    lab,
  );
  expect(corrected.data.history.at(-1)).toMatchObject({
    action: 'correctShipping',
    shipping: { carrier: 'courier', trackingNumber: '' },
    shippingBefore: PARCEL,
  });
  // What the lab promised stays what it was: the parcel's days are its own.
  expect(corrected.data.estimatedOn).toBe(accepted.estimatedOn);
  await settleOrders(site);
  const own = await readOrder(site, clinic, accepted.orderId);
  expect(own).toMatchObject({ status: 'shipped', shipping: { carrier: 'courier' } });
  expect(own.actions).toEqual(['complete', 'askRedelivery']);
  const completed = await site.call(completeOrder, seen(own), clinic);
  expect(completed.data).toMatchObject({ status: 'completed', actions: ['remake'] });
  await settleOrders(site);
  expect(await caseState()).toBe('completed');
  expect((await lettersOf(clinic)).toReversed()).toEqual([
    'orderAccepted',
    'orderStarted',
    'orderReady',
    'orderShipped',
    'orderShippingCorrected',
  ]);
  expect(await lettersOf(lab)).toContain('orderCompleted');
  const read = await readOrder(site, lab, accepted.orderId);
  expect(read.history.map(({ version }) => version)).toEqual(read.history.map((_, i) => i + 2));
  const [row] = (await site.call(listOrders, {}, lab)).data.list;
  expect(row).toMatchObject({ status: 'completed' });
  // The lab keeps the files of what it has made.
  expect(read.files.every(({ canDownload }) => canDownload)).toBe(true);
});

test('what is shipped right away was ready first; a parcel does not arrive before it leaves, nor in another year', async () => {
  const { lab } = pair;
  for (const days of [{ arrivesOn: plusDays(TODAY, -1) }, { arrivesOn: plusDays(TODAY, 400) }]) {
    const answer = await site.call(shipOrder, { ...seen(accepted), ...PARCEL, ...days }, lab);
    expect(answer.code).toBe(CODES.shippingDaysNotPossible);
  }
  const shipped = await site.call(shipOrder, { ...seen(accepted), ...PARCEL }, lab);
  expect(shipped.data.history.slice(-2).map(({ action, status }) => [action, status])).toEqual([
    ['setReady', 'ready'],
    ['ship', 'shipped'],
  ]);
});

test('received without a notice is completed, and the history says so', async () => {
  const completed = await site.call(completeOrder, seen(accepted), pair.clinic);
  expect(completed.data.history.at(-1)).toMatchObject({ action: 'complete', isWithoutNotice: true });
});

test('a lab ends accepted work with a reason: its files are gone, and the clinic can send it again', async () => {
  const { clinic, lab } = pair;
  const canceled = await site.call(
    cancelByLab,
    { ...seen(accepted), reason: 'other', reasonText: 'The furnace is broken' },
    lab,
  );
  expect(canceled.data).toMatchObject({ status: 'canceled', reason: 'other' });
  expect(canceled.data.files.some(({ canDownload }) => canDownload)).toBe(false);
  await settleOrders(site);
  expect(await lettersOf(clinic)).toContain('orderCanceled');
  expect(await caseState()).toBe('scanCompleted');
  expect((await readOrder(site, clinic, accepted.orderId)).actions).toContain('send');
});

test('files are added and replaced: a new revision, marked for the lab; what it had stays', async () => {
  const { clinic, lab } = pair;
  const { caseId, files } = ordered;
  await site.call(downloadOrderFile, { orderId: accepted.orderId, fileId: files[1]! }, lab);
  const newer = await addScan(site, clinic, { caseId, name: 'lower again.stl', role: 'lower' });
  const paper = await addUpload(site, clinic.administrator, {
    kind: 'attachment',
    name: 'shade.jpg',
    tag: 'uploaded',
  });
  const add = (fileIds: string[], replaced: string[] = []) =>
    site.call(addFiles, { ...seen(accepted), fileIds, replaced }, clinic);
  expect((await add([newer, paper], [files[0]!])).code).toBe(CODES.orderFileNotReady);
  await setTag(site, clinic.orgId, paper, 'finished');
  expect((await add([newer], [newer])).code).toBe(CODES.notFound);
  expect((await add([files[0]!])).code).toBe(CODES.notFound);
  const added = await add([newer, paper], [files[0]!]);
  expect(added.data).toMatchObject({ status: 'accepted', revision: accepted.revision + 1 });
  expect(added.data.history.at(-1)).toMatchObject({
    action: 'addFiles',
    added: ['lower again.stl', 'shade.jpg'],
    replaced: ['Amelia Hart lower.stl'],
  });
  const read = await readOrder(site, lab, accepted.orderId);
  expect(read.files.map(({ name, isNewer }) => [name, isNewer])).toEqual([
    ['Amelia Hart upper.stl', false],
    ['bite.stl', false],
    ['lower again.stl', true],
    ['shade.jpg', true],
  ]);
  expect(read.files[0]?.downloadedAt).not.toBeNull();
  // What was replaced is handed out no more.
  const gone = await site.call(downloadOrderFile, { orderId: read.orderId, fileId: files[0]! }, lab);
  expect(gone.code).toBe(CODES.notFound);
  await settleOrders(site);
  expect(await lettersOf(lab)).toContain('orderFilesAdded');
});

test('a file of another case, and a colleague’s upload, are as good as none', async () => {
  const { clinic } = pair;
  const other = await makeOrderedCase(site, clinic, { patientName: 'Somebody Else' });
  const [assistant] = await addMembers(site, clinic.orgId, ['assistant']);
  const upload = await addUpload(site, assistant!, { kind: 'attachment', name: 'x.jpg', tag: 'finished' });
  for (const fileId of [other.files[0]!, upload])
    expect(
      (await site.call(addFiles, { ...seen(accepted), fileIds: [fileId], replaced: [] }, clinic)).code,
    ).toBe(CODES.notFound);
});

test('names of added files are numbered on where the patient’s name is hidden', async () => {
  const sent = await makeSentOrder(
    site,
    pair,
    { sharesName: false },
    await makeOrderedCase(site, pair.clinic),
  );
  const { caseId } = (await readOrder(site, pair.clinic, sent.orderId)) as { caseId: string };
  const newer = await addScan(site, pair.clinic, { caseId, name: 'Amelia lower.stl', role: 'lower' });
  const { data } = await site.call(addFiles, { ...seen(sent), fileIds: [newer], replaced: [] }, pair.clinic);
  expect(data.files.at(-1)?.name).toMatch(/-lower-2\.stl$/);
  const read = await readOrder(site, pair.lab, sent.orderId);
  expect(JSON.stringify(read)).not.toContain('Amelia');
  expect(read.files.at(-1)?.canDownload).toBe(false);
});

test.each([
  [
    'ship',
    (as: string) => site.call(shipOrder, { ...seen(accepted), ...PARCEL }, { accessToken: as }),
    'lab',
  ],
  ['complete', (as: string) => site.call(completeOrder, seen(accepted), { accessToken: as }), 'clinic'],
] as const)('twenty who %s at once: one effect, the others are told who did', async (_name, act, side) => {
  const { accessToken } = pair[side];
  const answers = await Promise.all(Array.from({ length: 20 }, () => act(accessToken)));
  expect(answers.filter(({ code }) => code === CODES.ok)).toHaveLength(1);
  for (const { code, data } of answers.filter((answer) => answer.code !== CODES.ok))
    expect([code, data.actedBy.isOwn]).toEqual([CODES.orderStateConflict, true]);
});

test('a technician starts and finishes, the front desk ships, an assistant confirms; none does what is the others’', async () => {
  const [technician, desk] = await addMembers(
    site,
    pair.lab.orgId,
    ['technician', 'front-desk'],
    ORGANIZATION_TYPE.lab,
  );
  const [assistant] = await addMembers(site, pair.clinic.orgId, ['assistant']);
  const [asTechnician, asDesk, asAssistant] = [
    await sideOf(site, technician!),
    await sideOf(site, desk!),
    await sideOf(site, assistant!),
  ];
  expect((await site.call(startProcessing, seen(accepted), asDesk)).code).toBe(CODES.noPerm);
  const started = await site.call(startProcessing, seen(accepted), asTechnician);
  expect(started.data.actions).toEqual(['setReady', 'hold']);
  expect((await site.call(shipOrder, { ...seen(started.data), ...PARCEL }, asTechnician)).code).toBe(
    CODES.noPerm,
  );
  const shipped = await site.call(shipOrder, { ...seen(started.data), ...PARCEL }, asDesk);
  expect(shipped.data.status).toBe('shipped');
  // Of own scope or not, whoever may confirm receipt does: the seeded roles of a clinic see all of it.
  expect((await site.call(completeOrder, seen(shipped.data), asAssistant)).data.status).toBe('completed');
});
