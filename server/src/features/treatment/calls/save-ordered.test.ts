import { CODES } from '@archway/contract/codes';
import { getTreatment, saveTreatment } from '@archway/contract/treatment/calls';
import { changeWorks, putWork } from '@archway/rules/treatment/edit';
import { EMPTY_PRESCRIPTION, workOn } from '@archway/rules/treatment/prescription';
import { OPEN_STATUSES } from '@archway/rules/order/statuses';
import { expect, test } from 'vitest';
import { makeCase } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { addOrder, setOrderStatus } from '../../../testing/order-rows.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';

const site = await openSite();
const [clinic] = (await makeOrganization(site, ORGANIZATION_TYPE.clinic)).people;
const [lab] = (await makeOrganization(site, ORGANIZATION_TYPE.lab)).people;
const accessToken = await signIn(site, clinic);

const both = putWork(EMPTY_PRESCRIPTION, [36, 46], 'Crown').next;
const only = (tooth: number) => putWork(EMPTY_PRESCRIPTION, [tooth], 'Crown').next;
const shaded = (tooth: number, shade: 'A1' | 'A2' | 'A3') =>
  changeWorks(both, [workOn(both, tooth)!], { shade }).next;

async function prescribed(): Promise<string> {
  const caseId = await makeCase(site, accessToken, 'Crowns');
  await site.call(saveTreatment, { caseId, version: 0, ...both }, { accessToken });
  return caseId;
}
const save = async (caseId: string, next: typeof both) => {
  const { data } = await site.call(getTreatment, { caseId }, { accessToken });
  return (await site.call(saveTreatment, { caseId, version: data.version, ...next }, { accessToken })).code;
};

test.each(OPEN_STATUSES)('what was sent last with an order that is %s may not change', async (status) => {
  const caseId = await prescribed();
  const revisions = [only(46), only(36)];
  const order = await addOrder(site, clinic.orgId, { caseId, lab, status, revisions });
  expect([await save(caseId, shaded(36, 'A2')), await save(caseId, shaded(46, 'A2'))]).toEqual([
    CODES.workIsHeld,
    CODES.ok,
  ]);
  await setOrderStatus(site, clinic.orgId, order, 'completed');
  expect(await save(caseId, shaded(36, 'A3'))).toBe(CODES.ok);
});

test('an order that is not sent holds nothing, nor does one of another case or clinic', async () => {
  const caseId = await prescribed();
  const [stranger] = (await makeOrganization(site, ORGANIZATION_TYPE.clinic)).people;
  await addOrder(site, clinic.orgId, { caseId });
  await addOrder(site, clinic.orgId, { caseId: await prescribed(), lab, revisions: [both] });
  await addOrder(site, stranger.orgId, { caseId, lab, revisions: [both] });
  expect(await save(caseId, shaded(36, 'A1'))).toBe(CODES.ok);
});
