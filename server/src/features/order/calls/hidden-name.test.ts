import { exportOrders } from '@archway/contract/order/billing';
import { listOrders } from '@archway/contract/order/calls';
import { listSysMsg } from '@archway/contract/letter/calls';
import { searchAll } from '@archway/contract/search/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import {
  accept,
  makeOrderedCase,
  makePair,
  makeSentOrder,
  readOrder,
  settleOrders,
  type Pair,
} from '../../../testing/sent-orders.ts';
import { tablesWith } from '../../../testing/tables-with.ts';

const site = await openSite();
const NAME = 'Rosa Lindqvist';
const PART = 'Lindqvist';

/** A sent order that the lab has opened and accepted, with all that is told of it. */
async function worked(pair: Pair, sharesName: boolean): Promise<string> {
  const ordered = await makeOrderedCase(site, pair.clinic, { patientName: NAME, hasScans: false });
  const sent = await makeSentOrder(site, pair, { sharesName, type: 'repair' }, ordered);
  await settleOrders(site);
  await accept(site, pair.lab, sent);
  await settleOrders(site);
  return sent.orderId;
}

test('a name that is not shared stands in no row that its lab reads, and in no answer', async () => {
  const pair = await makePair(site);
  const orderId = await worked(pair, false);
  expect(await tablesWith(site, pair.lab.orgId, PART)).toEqual([]);
  const as = { accessToken: pair.lab.accessToken };
  const answers = [
    await readOrder(site, pair.lab, orderId),
    await site.call(listOrders, {}, as),
    await site.call(searchAll, { keyword: PART }, as),
    await site.call(listSysMsg, {}, as),
    await site.call(exportOrders, { ids: [orderId], warranty: true }, as),
  ];
  for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(PART);
  expect(JSON.stringify(await readOrder(site, pair.clinic, orderId))).toContain(PART);
});

test('one that is shared is found by the same look', async () => {
  const pair = await makePair(site);
  await worked(pair, true);
  expect(await tablesWith(site, pair.lab.orgId, PART)).toEqual(
    expect.arrayContaining(['lab_order', 'order_record']),
  );
});
