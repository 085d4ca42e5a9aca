import {
  addFiles,
  downloadOrderFile,
  editOrder,
  openOrder,
  rejectOrder,
  sendOrder,
} from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { saveTreatment } from '@archway/contract/treatment/calls';
import { copyWork } from '@archway/rules/treatment/edit';
import { beforeEach, expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import {
  addScan,
  CROWN_46,
  laterDay,
  makeOrderedCase,
  makePair,
  makeSentOrder,
  open,
  planFor,
  readOrder,
  sendingOf,
  type OrderedCase,
  type Pair,
} from '../../../testing/sent-orders.ts';

const site = await openSite();
let pair: Pair;
let ordered: OrderedCase;
let sent: OrderDetail;
beforeEach(async () => {
  pair = await makePair(site);
  ordered = await makeOrderedCase(site, pair.clinic);
  // One that nothing needs, so that an order can be sent without it.
  const { caseId } = ordered;
  ordered.files.push(
    await addScan(site, pair.clinic, { caseId, name: 'Amelia Hart old.stl', role: 'other' }),
  );
  sent = await makeSentOrder(site, pair, {}, ordered);
});

async function edit(order: OrderDetail, more: Parameters<typeof planFor>[2]): Promise<OrderDetail> {
  const { caseId: _, ...plan } = planFor(ordered, pair.lab, more);
  const { orderId, version } = order;
  const { data, code } = await site.call(
    editOrder,
    { orderId, version, consent: true, ...plan },
    pair.clinic,
  );
  if (code !== 200) throw new Error(`not edited: ${code}`);
  return data;
}

/** A crown beside the one that is ordered, which a case does not change meanwhile. */
const BOTH = copyWork(CROWN_46, CROWN_46.works[0]!, [47]).next;

test('an edit says what it changed: fields, works and files, to both sides', async () => {
  const before = sent.requestedOn ?? '';
  await site.call(saveTreatment, { caseId: ordered.caseId, version: 1, ...BOTH }, pair.clinic);
  await edit(sent, {
    note: 'Light contact.',
    requestedOn: laterDay(28),
    works: BOTH.works.map(({ type, teeth, jaw }) => ({ type, teeth, jaw })),
    files: ordered.files.slice(0, -1),
  });
  for (const side of [pair.clinic, pair.lab]) {
    const { history } = await readOrder(site, side, sent.orderId);
    expect(history.filter(({ changes }) => changes !== null)).toHaveLength(1);
    expect(history.at(-1)).toMatchObject({
      action: 'edit',
      changes: {
        fields: [
          { field: 'requestedOn', before, after: laterDay(28) },
          { field: 'note', before: '', after: 'Light contact.' },
        ],
        works: [{ tooth: 47, before: { work: null }, after: { work: { type: 'Crown', shade: 'A2' } } }],
        added: [],
        removed: ['Amelia Hart old.stl'],
      },
    });
  }
});

test('a lab that has opened an order reads what changed since, until it answers; the clinic does not', async () => {
  await edit(sent, { note: 'Before anybody looked.' });
  expect((await readOrder(site, pair.lab, sent.orderId)).changedSinceOpened).toBeNull();
  await open(site, pair.lab, sent.orderId);
  const seen = await readOrder(site, pair.clinic, sent.orderId);
  const edited = await edit(seen, { note: 'Now.' });
  await edit(edited, { note: 'Now.', comesByParcel: true });
  // Looking at it does not take away what is to be looked at.
  await open(site, pair.lab, sent.orderId);
  const { changedSinceOpened } = await readOrder(site, pair.lab, sent.orderId);
  expect(changedSinceOpened).toMatchObject({
    openedBy: seen.sent?.openedBy,
    changes: {
      fields: [
        { field: 'comesByParcel', before: 'false', after: 'true' },
        { field: 'note', before: 'Before anybody looked.', after: 'Now.' },
      ],
    },
  });
  const own = await readOrder(site, pair.clinic, sent.orderId);
  expect(own.changedSinceOpened).toBeNull();
  const { orderId, version } = own;
  await site.call(rejectOrder, { orderId, version, reason: 'bite', reasonText: 'x' }, pair.lab);
  expect((await readOrder(site, pair.lab, orderId)).changedSinceOpened).toBeNull();
});

test('once the name is hidden, the history of the lab holds neither it nor what may hold it', async () => {
  await edit(sent, { note: 'Ms. Hart grinds.' });
  const shared = await readOrder(site, pair.lab, sent.orderId);
  expect(JSON.stringify(shared.history)).toContain('Ms. Hart');
  await edit(await readOrder(site, pair.clinic, sent.orderId), {
    sharesName: false,
    note: 'Grinds.',
    files: ordered.files.slice(0, -1),
  });
  const hidden = await readOrder(site, pair.lab, sent.orderId);
  expect(JSON.stringify(hidden)).not.toContain('Hart');
  expect(hidden.history.at(-1)?.changes?.fields).toEqual([
    { field: 'patientName', before: null, after: '--' },
    { field: 'note', before: null, after: 'Grinds.' },
  ]);
  const own = await readOrder(site, pair.clinic, sent.orderId);
  expect(own.history.at(-1)?.changes).toMatchObject({
    fields: [{ before: 'Amelia Hart', after: '--' }, { before: 'Ms. Hart grinds.' }],
    removed: ['Amelia Hart old.stl'],
  });
});

test('an order that came back is compared with what was sent before; added files are named once', async () => {
  const { orderId, version } = sent;
  await site.call(rejectOrder, { orderId, version, reason: 'bite', reasonText: 'x' }, pair.lab);
  await site.call(openOrder, { orderId }, pair.clinic);
  const scan = await addScan(site, pair.clinic, { caseId: ordered.caseId, name: 'again.stl', role: 'upper' });
  const back = await readOrder(site, pair.clinic, orderId);
  const again = await site.call(sendOrder, sendingOf(back), pair.clinic);
  expect(again.data.history.at(-1)).toMatchObject({
    action: 'send',
    changes: { fields: [], works: [], added: [], removed: [] },
  });
  const { version: now } = again.data;
  const added = await site.call(addFiles, { orderId, version: now, fileIds: [scan] }, pair.clinic);
  expect(added.data.history.at(-1)).toMatchObject({
    added: ['again.stl'],
    changes: { added: ['again.stl'] },
  });
});

test('files are downloaded by patient, case and what they show, by case alone where the name is hidden', async () => {
  const { orderId, caseCode } = sent;
  const nameOf = async (fileId: string | undefined) => {
    const { data } = await site.call(downloadOrderFile, { orderId, fileId: fileId ?? '' }, pair.lab);
    return new URL(data.url).searchParams.get('response-content-disposition');
  };
  expect(await nameOf(ordered.files[0])).toContain(`filename="Amelia-Hart_${caseCode}_LowerJaw.stl"`);
  expect(await nameOf(ordered.files[2])).toContain(`filename="Amelia-Hart_${caseCode}_Bite1.stl"`);
});
