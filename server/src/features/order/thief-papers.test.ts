import { CODES } from '@archway/contract/codes';
import { correctLikes, getCustomer, getLikes, saveLikes } from '@archway/contract/customer/calls';
import { batchShip } from '@archway/contract/order/batches';
import { batchSend, checkCases } from '@archway/contract/order/sending';
import { getPrint, printOrders, saveTray } from '@archway/contract/order/paper';
import { getOpenWork, handOver } from '@archway/contract/order/people';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { narrowScope } from '../../testing/cases.ts';
import { openSite } from '../../testing/file-site.ts';
import { addMembers, grant, type TestPerson } from '../../testing/people.ts';
import {
  accept,
  makeOrderedCase,
  makePair,
  makeSentOrder,
  readOrder,
  sideOf,
  type Pair,
} from '../../testing/sent-orders.ts';

/** Tries of batches, papers, trays, hand-over and preferences by whoever should not. */
const site = await openSite();
let pair: Pair;
beforeEach(async () => {
  pair = await makePair(site);
});

/** Two technicians of the lab; the first of own scope, the second with an accepted order. */
async function colleagues(): Promise<{ mine: TestPerson; theirs: TestPerson; orderId: string }> {
  const { lab } = pair;
  const [mine, theirs] = await addMembers(
    site,
    lab.orgId,
    ['technician', 'technician'],
    ORGANIZATION_TYPE.lab,
  );
  await narrowScope(site, mine!);
  const { orderId } = (await accept(site, lab, await makeSentOrder(site, pair))).data;
  await rowsAs(
    site.owner,
    lab.orgId,
    'update lab_order set assigned_to = $2 where counterpart = app_org() and id = $1',
    [orderId, theirs!.userCode],
  );
  return { mine: mine!, theirs: theirs!, orderId };
}

const NO_WISH = { choice: null, words: '' };
const NO_LIKES = {
  contacts: NO_WISH,
  occlusion: NO_WISH,
  shadeGuide: NO_WISH,
  material: '',
  models: '',
  parcels: '',
};
const labelOf = (orderId: string) => ({
  orderIds: [orderId],
  kind: 'label' as const,
  size: 'roll' as const,
});

test('of own scope, a colleague’s order is neither printed, nor put in a tray, nor shipped with others', async () => {
  const { mine, orderId } = await colleagues();
  const as = await sideOf(site, mine);
  expect((await site.call(printOrders, labelOf(orderId), as)).code).toBe(CODES.notFound);
  expect((await site.call(saveTray, { orderId, tray: 'T-1' }, as)).code).toBe(CODES.notFound);
  const { version } = await readOrder(site, pair.lab, orderId);
  const parcel = {
    carrier: 'other' as const,
    trackingNumber: '',
    shippedOn: '2026-11-19',
    arrivesOn: '2026-11-20',
  };
  await grant(site, mine, 'orders.ship');
  const shipped = await site.call(batchShip, { items: [{ orderId, version }], ...parcel }, as);
  expect(shipped.data.list.map(({ code }) => code)).toEqual([CODES.notFound]);
  expect((await readOrder(site, pair.lab, orderId)).status).toBe('accepted');
});

test('a paper is handed only to whoever asked for it, in the same lab too', async () => {
  const { theirs, orderId } = await colleagues();
  const { printId } = (await site.call(printOrders, labelOf(orderId), pair.lab)).data;
  const asTheirs = await sideOf(site, theirs);
  expect((await site.call(getPrint, { printId }, asTheirs)).code).toBe(CODES.notFound);
  expect((await site.call(getPrint, { printId }, pair.clinic)).code).toBe(CODES.notFound);
});

test('work is handed to nobody outside the lab, and a stranger’s open work is not counted', async () => {
  const { theirs } = await colleagues();
  const stranger = pair.clinic.administrator.userCode;
  const given = await site.call(handOver, { from: theirs.userCode, to: [stranger] }, pair.lab);
  expect(given.code).toBe(CODES.memberNotAssignable);
  const other = await makePair(site);
  const asked = await site.call(getOpenWork, { userCode: theirs.userCode }, other.lab);
  expect(asked.data).toEqual({ orders: 0, releases: 0 });
});

test('a case of somebody else is sent with nobody’s batch', async () => {
  const other = await makePair(site);
  const { caseId } = await makeOrderedCase(site, other.clinic);
  const { list } = await site
    .call(
      batchSend,
      {
        items: [{ caseId }],
        consent: true,
        plan: { labCode: pair.lab.orgId, type: 'repair', requestedOn: '2027-03-01' },
      },
      pair.clinic,
    )
    .then(({ data }) => data);
  expect(list.map(({ code }) => code)).toEqual([CODES.notFound]);
  const checked = await site.call(
    checkCases,
    { caseIds: [caseId], labCode: pair.lab.orgId, type: 'repair' },
    pair.clinic,
  );
  expect(JSON.stringify(checked)).not.toContain('Amelia');
});

test('how a clinic likes its work is read and written by the two of them alone', async () => {
  const other = await makePair(site);
  const { clinic, lab } = pair;
  const kept = await site.call(
    saveLikes,
    {
      companyCode: clinic.orgId,
      version: 0,
      likes: { ...NO_LIKES, contacts: { choice: 'tight' as const, words: '' } },
    },
    lab,
  );
  expect(kept.code).toBe(CODES.ok);
  const ofClinic = { companyCode: clinic.orgId };
  expect((await site.call(getLikes, ofClinic, other.lab)).code).toBe(CODES.notFound);
  expect((await site.call(getCustomer, ofClinic, other.lab)).code).toBe(CODES.notFound);
  const wish = { version: 1, likes: NO_LIKES };
  expect((await site.call(correctLikes, { companyCode: lab.orgId, ...wish }, other.clinic)).code).toBe(
    CODES.notFound,
  );
  // An older tab of the clinic overwrites nothing.
  const older = await site.call(
    correctLikes,
    { companyCode: lab.orgId, version: 0, likes: NO_LIKES },
    clinic,
  );
  expect(older.code).toBe(CODES.customerIsNewer);
});
