import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CODES } from '@archway/contract/codes';
import { cancelOrder, listOrders } from '@archway/contract/order/calls';
import { getPrint, printCase, printOrders, saveTray } from '@archway/contract/order/paper';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { narrowScope } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { runWaitingJobs } from '../../../testing/jobs.ts';
import { addMembers } from '../../../testing/people.ts';
import { readObject } from '../../../testing/read-object.ts';
import {
  accept,
  makeDraftOrder,
  makeOrderedCase,
  makePair,
  makeSentOrder,
  sideOf,
  type Pair,
} from '../../../testing/sent-orders.ts';
import { makePrint } from '../jobs/make-print.ts';

const site = await openSite();
let pair: Pair;
beforeEach(async () => {
  pair = await makePair(site);
});

type Who = { orgId: string; accessToken: string };

const ask = (who: Who, orderIds: string[], more: object = {}) =>
  site.call(printOrders, { orderIds, kind: 'prescription', size: 'A4', ...more }, who);

/** Asks, lets the job run, and reads the paper back. */
const paper = async (who: Who, orderIds: string[], more: object = {}): Promise<string> =>
  readBack(who, await ask(who, orderIds, more));

async function readBack(who: Who, asked: Awaited<ReturnType<typeof ask>>): Promise<string> {
  expect(asked.msg).toBe('ok');
  await runWaitingJobs(site, [makePrint]);
  const done = await site.call(getPrint, { printId: asked.data.printId }, who);
  expect(done.data).toMatchObject({ state: 'made', url: expect.stringContaining('http') as string });
  const [row] = await rowsAs<{ content_key: string }>(
    site.owner,
    who.orgId,
    'select content_key from order_print where org_id = app_org() and id = $1',
    [asked.data.printId],
  );
  const file = join(mkdtempSync(join(tmpdir(), 'paper-')), 'paper.pdf');
  writeFileSync(file, await readObject(site.store, row?.content_key ?? ''));
  return execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
}

test('a prescription says what was sent, to both sides; the same is not made twice, until the order changes', async () => {
  const { clinic, lab } = pair;
  const sent = await makeSentOrder(site, pair, { note: 'Light contact on 46.' });
  const text = await paper(clinic, [sent.orderId]);
  for (const part of [
    sent.orderCode,
    'Amelia Hart',
    'Crown, zirconia',
    'A2',
    'Light contact on 46.',
    'FDI',
    'page 1 of 1',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Not sent');
  const again = await ask(clinic, [sent.orderId]);
  expect(again.data.state).toBe('made');
  await accept(site, lab, sent);
  expect((await ask(clinic, [sent.orderId])).data.state).toBe('making');
  expect(await paper(lab, [sent.orderId])).toContain('Kestrel Dental Lab');
});

test('where the name is not shared, papers of both sides have the number alone', async () => {
  const { clinic, lab } = pair;
  const sent = await makeSentOrder(site, pair, { sharesName: false });
  for (const who of [clinic, lab])
    for (const kind of ['prescription', 'label']) {
      const text = await paper(who, [sent.orderId], { kind });
      expect(text).not.toContain('Hart');
      expect(text).toContain(sent.patientCode);
    }
});

test('one that was not sent says so; a canceled one is not printed, and what was made of it is not handed out', async () => {
  const { clinic } = pair;
  const draft = await makeDraftOrder(site, pair);
  expect(await paper(clinic, [draft.orderId])).toContain('Not sent');
  const sent = await makeSentOrder(site, pair);
  const made = await ask(clinic, [sent.orderId]);
  await runWaitingJobs(site, [makePrint]);
  const { orderId, version } = sent;
  await site.call(cancelOrder, { orderId, version }, clinic);
  expect((await ask(clinic, [orderId])).code).toBe(CODES.orderNotPrintable);
  expect((await site.call(getPrint, { printId: made.data.printId }, clinic)).code).toBe(
    CODES.orderNotPrintable,
  );
});

test('nobody prints orders of others or fetches their papers', async () => {
  const { clinic, lab } = pair;
  const draft = await makeDraftOrder(site, pair);
  expect((await ask(lab, [draft.orderId])).code).toBe(CODES.notFound);
  const made = await ask(clinic, [draft.orderId]);
  expect((await site.call(getPrint, { printId: made.data.printId }, lab)).code).toBe(CODES.notFound);
});

test('what is prescribed for a case is on paper before there is an order, for whoever reads the case', async () => {
  const { clinic, lab } = pair;
  const { caseId } = await makeOrderedCase(site, clinic);
  const askCase = (who: { accessToken: string }) => site.call(printCase, { caseId, size: 'A4' }, who);
  const text = await readBack(clinic, await askCase(clinic));
  for (const part of ['Not sent', 'Amelia Hart', 'Crown, zirconia', 'A2', 'page 1 of 1'])
    expect(text).toContain(part);
  expect((await askCase(clinic)).data.state).toBe('made');
  expect((await askCase(lab)).code).toBe(CODES.notFound);
});

test('who prints and does not read cases gets no paper of one; of own scope, none of a colleague’s', async () => {
  const { clinic } = pair;
  const { caseId } = await makeOrderedCase(site, clinic);
  const [prints, owns] = await addMembers(site, clinic.orgId, ['assistant', 'dentist']);
  await narrowScope(site, owns!);
  await rowsAs(
    site.owner,
    clinic.orgId,
    `delete from role_menu using role where role_menu.org_id = app_org() and role.org_id = app_org()
      and role.id = role_id and role.code = 'assistant' and menu_id like 'case%'`,
  );
  for (const person of [prints!, owns!]) {
    const { code } = await site.call(printCase, { caseId, size: 'A4' }, await sideOf(site, person));
    expect(code).toBe(CODES.notFound);
  }
});

test('prescriptions are for sheets', async () => {
  const draft = await makeDraftOrder(site, pair);
  expect((await ask(pair.clinic, [draft.orderId], { size: 'roll' })).code).toBe(CODES.invalidInput);
});

test('a tray is the lab’s alone: on its label, in its list and its search, and in one open order', async () => {
  const { clinic, lab } = pair;
  const [one, other] = [await makeSentOrder(site, pair), await makeSentOrder(site, pair)];
  const put = (orderId: string, tray: string) => site.call(saveTray, { orderId, tray }, lab);
  expect((await put(one.orderId, ' T-114 ')).data.tray).toBe('T-114');
  expect(await paper(lab, [one.orderId], { kind: 'label', size: 'roll' })).toContain('Tray T-114');
  expect(await paper(clinic, [one.orderId], { kind: 'label', size: 'roll' })).not.toContain('T-114');
  const found = await site.call(listOrders, { keyword: 't-11' }, lab);
  expect(found.data.list.map(({ orderId, tray }) => [orderId, tray])).toEqual([[one.orderId, 'T-114']]);
  const refused = await put(other.orderId, 't-114');
  expect(refused).toMatchObject({ code: CODES.trayInUse, data: { orderCode: one.orderCode } });
  const { orderId } = one;
  const now = await site.call(cancelOrder, { orderId, version: one.version }, clinic);
  expect(now.msg).toBe('ok');
  expect((await put(other.orderId, 't-114')).data.tray).toBe('t-114');
});
