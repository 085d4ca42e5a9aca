import {
  countCases,
  deleteCases,
  getCase,
  listCases,
  listPatientCases,
  saveCase,
} from '@archway/contract/case/calls';
import type { CaseFilters } from '@archway/contract/case/filters';
import { CODES } from '@archway/contract/codes';
import { savePatient } from '@archway/contract/patient/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { makeCase } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { addOrder, setOrderStatus } from '../../../testing/order-rows.ts';
import { areFiltersOff } from '../../../testing/locks.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
const [lab] = (await makeOrganization(site, ORGANIZATION_TYPE.lab)).people;
const [other] = (await makeOrganization(site, ORGANIZATION_TYPE.lab)).people;
let clinic: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [clinic] = (await makeOrganization(site, ORGANIZATION_TYPE.clinic)).people;
  accessToken = await signIn(site, clinic);
});

const found = async (filters: CaseFilters) => {
  const { data } = await site.call(listCases, filters, { accessToken });
  const counted = await site.call(countCases, { lists: [filters] }, { accessToken });
  expect(counted.data.list).toEqual([{ total: data.total, totalIsExact: true }]);
  return data.list.map(({ name }) => name).toSorted();
};

test('every answer about a case has its newest order', async () => {
  const patient = await site.call(savePatient, { name: 'Amelia Hart' }, { accessToken });
  const { patientId } = patient.data;
  const { data: made } = await site.call(saveCase, { name: 'Crown 24', patientId }, { accessToken });
  const { caseId } = made;
  expect(made.order).toBeNull();
  await addOrder(site, clinic.orgId, { caseId, lab, status: 'rejected' });
  const draft = await addOrder(site, clinic.orgId, { caseId });
  const answers = async () => {
    const listed = await site.call(listCases, {}, { accessToken });
    const searched = await site.call(listCases, { keyword: 'crown' }, { accessToken });
    const ofPatient = await site.call(listPatientCases, { patientId }, { accessToken });
    const detail = await site.call(getCase, { caseId }, { accessToken });
    const saved = await site.call(saveCase, { caseId, name: 'Crown 24' }, { accessToken });
    return [...[listed, searched, ofPatient].map(({ data }) => data.list[0]), detail.data, saved.data].map(
      (row) => row?.order,
    );
  };
  const asDraft = {
    orderId: draft.orderId,
    orderCode: draft.code,
    status: 'notSent',
    isStarted: false,
    labName: '',
  };
  expect(await answers()).toEqual(Array.from({ length: 5 }, () => asDraft));
  const sent = await addOrder(site, clinic.orgId, {
    caseId,
    lab: { ...lab, name: 'Atelier Roux' },
    status: 'accepted',
    isStarted: true,
  });
  const asSent = {
    orderId: sent.orderId,
    orderCode: sent.code,
    status: 'accepted',
    isStarted: true,
    labName: 'Atelier Roux',
  };
  expect(await answers()).toEqual(Array.from({ length: 5 }, () => asSent));
});

test('an order of another clinic with the same case is not shown', async () => {
  const caseId = await makeCase(site, accessToken);
  const [stranger] = (await makeOrganization(site, ORGANIZATION_TYPE.clinic)).people;
  await addOrder(site, stranger.orgId, { caseId, lab });
  expect((await site.call(getCase, { caseId }, { accessToken })).data.order).toBeNull();
  expect(await found({ orderStatuses: ['pending'] })).toEqual([]);
});

test("a lab's own cases have none, whatever was sent to it", async ({ skip }) => {
  // The order is the lab's to read: that its case is the clinic's is what the filter says, and no policy.
  skip(areFiltersOff());
  const ofLab = await signIn(site, lab);
  const caseId = await makeCase(site, ofLab, 'Own');
  await addOrder(site, clinic.orgId, { caseId, lab });
  const { data } = await site.call(listCases, {}, { accessToken: ofLab });
  expect(data.list.map(({ name, order }) => [name, order])).toEqual([['Own', null]]);
});

test('the list is narrowed to what the newest order is, and where it went', async () => {
  const ordered = async (name: string, ...orders: Omit<Parameters<typeof addOrder>[2], 'caseId'>[]) => {
    const caseId = await makeCase(site, accessToken, name);
    for (const order of orders) await addOrder(site, clinic.orgId, { caseId, ...order });
  };
  await ordered('none');
  await ordered('draft', {});
  await ordered('pending', { lab: other, status: 'rejected' }, { lab });
  await ordered('rejected', { lab, status: 'completed' }, { lab: other, status: 'rejected' });
  expect(await found({})).toEqual(['draft', 'none', 'pending', 'rejected']);
  expect(await found({ orderStatuses: [], labCodes: [] })).toEqual(['draft', 'none', 'pending', 'rejected']);
  expect(await found({ orderStatuses: ['rejected'] })).toEqual(['rejected']);
  expect(await found({ orderStatuses: ['notSent', 'pending'] })).toEqual(['draft', 'pending']);
  expect(await found({ orderStatuses: ['completed'] })).toEqual([]);
  expect(await found({ labCodes: [lab.orgId] })).toEqual(['pending']);
  expect(await found({ labCodes: [lab.orgId, other.orgId] })).toEqual(['pending', 'rejected']);
  expect(await found({ labCodes: [other.orgId], orderStatuses: ['pending'] })).toEqual([]);
  expect(await found({ labCodes: [other.orgId], keyword: 'rejected' })).toEqual(['rejected']);
});

test('a case with an open order is not deleted, and says which one; the others are', async () => {
  const [open, draft] = [await makeCase(site, accessToken), await makeCase(site, accessToken)];
  const order = await addOrder(site, clinic.orgId, { caseId: open, lab, status: 'ready' });
  await addOrder(site, clinic.orgId, { caseId: draft });
  const del = async (...ids: string[]) => {
    const { data } = await site.call(deleteCases, { ids }, { accessToken });
    return new Map(data.list.map(({ id, code, msg }) => [id, { code, namesIt: msg.includes(order.code) }]));
  };
  expect(await del(open, draft)).toEqual(
    new Map([
      [open, { code: CODES.caseHasOpenOrder, namesIt: true }],
      [draft, { code: CODES.ok, namesIt: false }],
    ]),
  );
  expect((await site.call(getCase, { caseId: open }, { accessToken })).code).toBe(CODES.ok);
  await setOrderStatus(site, clinic.orgId, order, 'completed');
  expect((await del(open)).get(open)?.code).toBe(CODES.ok);
});
