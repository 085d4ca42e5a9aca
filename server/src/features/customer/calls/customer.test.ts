import { CODES } from '@archway/contract/codes';
import { saveContact } from '@archway/contract/contact/calls';
import {
  correctLikes,
  exportCustomers,
  getCustomer,
  getLikes,
  linkCustomerContact,
  listCustomers,
  saveCustomerNote,
  saveLikes,
  unlinkCustomerContact,
} from '@archway/contract/customer/calls';
import type { CustomerLikes } from '@archway/contract/customer/model';
import { completeOrder } from '@archway/contract/order/calls';
import { listPartners, setAutoAccept } from '@archway/contract/partner/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { settleCounters } from '../../../testing/counters.ts';
import { openSite } from '../../../testing/file-site.ts';
import { becomePartners, endPartnership, makeSide } from '../../../testing/partners.ts';
import { addMembers } from '../../../testing/people.ts';
import {
  accept,
  makeDentist,
  makePair,
  makeSentOrder,
  sideOf,
  type Pair,
} from '../../../testing/sent-orders.ts';

const site = await openSite();
let pair: Pair;
beforeEach(async () => {
  pair = await makePair(site);
});

const LIKES: CustomerLikes = {
  contacts: { choice: 'tight', words: '' },
  occlusion: { choice: 'light', words: '20 µm foil' },
  shadeGuide: { choice: 'vitaClassical', words: 'A2 most often' },
  material: 'Multilayer zirconia, glazed',
  models: 'Printed for bridges only',
  parcels: 'Tuesday and Friday, one box',
};
const list = async (more: object = {}) => (await site.call(listCustomers, more, pair.lab)).data;
const detail = async () => (await site.call(getCustomer, { companyCode: pair.clinic.orgId }, pair.lab)).data;

test('a lab lists its clinics with what the events have counted', async () => {
  const { clinic, lab } = pair;
  const dentistId = await makeDentist(site, clinic, { name: 'Dr. Elena Markou' });
  await makeSentOrder(site, pair, { dentistId });
  const accepted = (await accept(site, lab, await makeSentOrder(site, pair))).data;
  await site.call(completeOrder, { orderId: accepted.orderId, version: accepted.version }, clinic);
  await settleCounters(site);
  const { list: customers, total, counts, mostInWeek } = await list();
  expect({ total, counts, mostInWeek }).toEqual({
    total: 1,
    counts: { active: 1, new: 1, quiet: 0, former: 0 },
    mostInWeek: 2,
  });
  expect(customers[0]).toMatchObject({
    companyCode: clinic.orgId,
    organization: { name: 'Harbour Street Dental' },
    open: 1,
    figures: { received: 2, accepted: 1, completed: 1, remakes: 0 },
  });
  expect(customers[0]?.weeks).toEqual([...Array.from({ length: 12 }, () => 0), 2]);
  expect((await list({ keyword: 'markou' })).total).toBe(1);
  expect((await list({ keyword: 'harbour' })).total).toBe(1);
  expect((await list({ keyword: 'Amelia' })).total).toBe(0);
  expect((await detail()).dentists).toEqual([{ name: 'Dr. Elena Markou', orders: 1 }]);
  const { data } = await site.call(exportCustomers, {}, lab);
  expect(data.rows).toBe(1);
  expect(data.csv).toContain('Harbour Street Dental');
});

test('a clinic is quiet after sixty days, and former once the partnership has ended', async () => {
  const { clinic, lab } = pair;
  await rowsAs(
    site.owner,
    clinic.orgId,
    `update partnership set accepted_at = app_now() - interval '200 days' where org_id = app_org()`,
  );
  expect((await list()).counts).toEqual({ active: 1, new: 0, quiet: 1, former: 0 });
  await endPartnership(site, clinic, lab);
  expect((await list()).counts).toEqual({ active: 0, new: 0, quiet: 0, former: 1 });
  expect((await list({ filter: 'former' })).list[0]?.organization).toMatchObject({ phone: '', email: '' });
  expect((await detail()).partnership).toBeNull();
  await becomePartners(site, clinic, lab);
  expect((await list()).counts).toEqual({ active: 1, new: 1, quiet: 0, former: 0 });
});

test('what the lab writes down the clinic reads and corrects; of two who save the first stands', async () => {
  const { clinic, lab } = pair;
  const first = await site.call(saveLikes, { companyCode: clinic.orgId, version: 0, likes: LIKES }, lab);
  expect(first.data).toMatchObject({ version: 1, likes: LIKES, savedBy: { isOwn: true }, isOpen: true });
  const read = await site.call(getLikes, { companyCode: lab.orgId }, clinic);
  expect(read.data).toMatchObject({ version: 1, likes: LIKES, savedBy: { isOwn: false } });
  const corrected = { ...LIKES, models: 'None' };
  const saved = await site.call(
    correctLikes,
    { companyCode: lab.orgId, version: 1, likes: corrected },
    clinic,
  );
  expect(saved.data).toMatchObject({ version: 2, likes: corrected });
  const late = await site.call(saveLikes, { companyCode: clinic.orgId, version: 1, likes: LIKES }, lab);
  expect(late.code).toBe(CODES.customerIsNewer);
  expect(late.data).toEqual({ version: 2 });
  expect((await detail()).likes).toMatchObject({ version: 2, likes: corrected, savedBy: { isOwn: false } });
});

test('former partners read what was liked and change nothing; who come back find it', async () => {
  const { clinic, lab } = pair;
  await site.call(saveLikes, { companyCode: clinic.orgId, version: 0, likes: LIKES }, lab);
  await endPartnership(site, clinic, lab);
  expect((await site.call(getLikes, { companyCode: lab.orgId }, clinic)).data).toMatchObject({
    likes: LIKES,
    isOpen: false,
  });
  const refused = await site.call(saveLikes, { companyCode: clinic.orgId, version: 1, likes: LIKES }, lab);
  expect(refused.code).toBe(CODES.notFound);
  await becomePartners(site, lab, clinic);
  const again = { ...LIKES, parcels: '' };
  const saved = await site.call(saveLikes, { companyCode: clinic.orgId, version: 1, likes: again }, lab);
  expect(saved.data).toMatchObject({ version: 2, likes: again });
  expect((await site.call(getLikes, { companyCode: lab.orgId }, clinic)).data).toMatchObject({
    likes: again,
    isOpen: true,
  });
});

test('notes and contacts are the lab’s alone', async () => {
  const { clinic, lab } = pair;
  const where = { companyCode: clinic.orgId };
  const saved = await site.call(saveCustomerNote, { ...where, version: 0, text: 'Pays late' }, lab);
  expect(saved.data).toMatchObject({ text: 'Pays late', version: 1 });
  const late = await site.call(saveCustomerNote, { ...where, version: 0, text: 'Other' }, lab);
  expect(late.code).toBe(CODES.customerIsNewer);
  const mira = await site.call(saveContact, { userName: 'Mira Sol', email: 'mira@x.example' }, lab);
  const { contactId } = mira.data;
  const linked = await site.call(linkCustomerContact, { ...where, contactId }, lab);
  expect(linked.data.contacts).toEqual([{ contactId, userName: 'Mira Sol', email: 'mira@x.example' }]);
  expect(await detail()).toMatchObject({ note: { text: 'Pays late' }, contacts: [{ contactId }] });
  expect((await site.call(unlinkCustomerContact, { ...where, contactId }, lab)).data.contacts).toEqual([]);
  // Nothing of it is in any answer a clinic gets.
  const ofLab = { companyCode: lab.orgId };
  expect((await site.call(listCustomers, {}, clinic)).code).toBe(CODES.noPerm);
  expect((await site.call(getCustomer, ofLab, clinic)).code).toBe(CODES.noPerm);
  const note = { ...ofLab, version: 0, text: '' };
  expect((await site.call(saveCustomerNote, note, clinic)).code).toBe(CODES.noPerm);
  const read = await site.call(getLikes, { companyCode: lab.orgId }, clinic);
  expect(JSON.stringify(read.data)).not.toContain('Pays late');
});

test('a lab that is no partner of a clinic finds nothing of it', async () => {
  const stranger = await makeSide(site, 'lab', 'Other Lab');
  const where = { companyCode: pair.clinic.orgId };
  const note = { ...where, version: 0, text: '' };
  expect((await site.call(getCustomer, where, stranger)).code).toBe(CODES.notFound);
  expect((await site.call(getLikes, where, stranger)).code).toBe(CODES.notFound);
  expect((await site.call(saveCustomerNote, note, stranger)).code).toBe(CODES.notFound);
  const likes = { ...where, version: 0, likes: LIKES };
  expect((await site.call(saveLikes, likes, stranger)).code).toBe(CODES.notFound);
  expect((await site.call(listCustomers, {}, stranger)).data.total).toBe(0);
});

test('front desk keeps customers from the start, technicians do not, and both read how a clinic likes its work', async () => {
  const [technician, frontDesk] = await addMembers(
    site,
    pair.lab.orgId,
    ['technician', 'front-desk'],
    ORGANIZATION_TYPE.lab,
  );
  const where = { companyCode: pair.clinic.orgId };
  const asTechnician = await sideOf(site, technician!);
  const asFrontDesk = await sideOf(site, frontDesk!);
  expect((await site.call(listCustomers, {}, asFrontDesk)).code).toBe(CODES.ok);
  expect((await site.call(listCustomers, {}, asTechnician)).code).toBe(CODES.noPerm);
  for (const as of [asTechnician, asFrontDesk])
    expect((await site.call(getLikes, where, as)).code).toBe(CODES.ok);
});

test('since when orders are accepted automatically stays until that is turned off', async () => {
  const { lab } = pair;
  const turn = async (autoAccept: boolean) => {
    const { partnershipId, version } = (await site.call(listPartners, {}, lab)).data.list[0]!;
    await site.call(setAutoAccept, { partnershipId, version, autoAccept }, lab);
    return (await detail()).partnership?.autoAcceptSince;
  };
  const since = await turn(true);
  expect(since).toMatch(/^\d{4}-/);
  expect(await turn(true)).toBe(since);
  expect(await turn(false)).toBeNull();
});
