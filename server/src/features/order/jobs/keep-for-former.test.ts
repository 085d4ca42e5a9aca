import { CODES } from '@archway/contract/codes';
import { completeOrder, downloadOrderFile, saveOrder } from '@archway/contract/order/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { becomePartners, endPartnership } from '../../../testing/partners.ts';
import {
  accept,
  makeOrderedCase,
  makePair,
  makeSentOrder,
  planFor,
  readOrder,
  settleOrders,
  sideOf,
} from '../../../testing/sent-orders.ts';

const site = await openSite();

test('a former partner reads files of completed orders for ninety days, and what was done for ever', async () => {
  const pair = await makePair(site);
  const ordered = await makeOrderedCase(site, pair.clinic);
  const sent = await makeSentOrder(site, pair, {}, ordered);
  const { orderId } = sent;
  const { version } = (await accept(site, pair.lab, sent)).data;
  await site.call(completeOrder, { orderId, version }, pair.clinic);
  await settleOrders(site);
  await endPartnership(site, pair.clinic, pair.lab);
  await settleOrders(site);
  const [fileId] = ordered.files;
  const download = async () => {
    const lab = { ...pair.lab, ...(await sideOf(site, pair.lab.administrator)) };
    const { code } = await site.call(downloadOrderFile, { orderId, fileId: fileId! }, lab);
    const { files, status, history } = await readOrder(site, lab, orderId);
    return { code, canDownload: files.map((file) => file.canDownload), status, entries: history.length };
  };
  // Ended and begun again within the time, nothing ends.
  await becomePartners(site, pair.clinic, pair.lab);
  await settleOrders(site);
  await endPartnership(site, pair.clinic, pair.lab);
  await settleOrders(site);
  const all = ordered.files.map(() => true);
  expect(await download()).toMatchObject({ code: CODES.ok, canDownload: all });
  await site.shiftClock('89 days');
  expect(await download()).toMatchObject({ code: CODES.ok, canDownload: all });
  await site.shiftClock('91 days');
  const none = { code: CODES.notFound, canDownload: ordered.files.map(() => false) };
  expect(await download()).toMatchObject({ ...none, status: 'completed', entries: 3 });
  // Nothing new can be done either: a lab that is no partner cannot be sent to.
  const clinic = { ...pair.clinic, ...(await sideOf(site, pair.clinic.administrator)) };
  const planned = await site.call(
    saveOrder,
    { planVersion: 0, ...planFor(ordered, pair.lab) },
    { accessToken: clinic.accessToken },
  );
  expect(planned.data.own?.obstacles).toContain('noLab');
  // Partners once more: what is over stays so.
  const lab = { ...pair.lab, ...(await sideOf(site, pair.lab.administrator)) };
  await becomePartners(site, clinic, lab);
  await settleOrders(site);
  expect(await download()).toMatchObject(none);
});
