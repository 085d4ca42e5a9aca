import { getCase, listActivity, listCases } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { getTreatment, saveTreatment } from '@archway/contract/treatment/calls';
import { changeWorks, putWork, toggleAbsent } from '@archway/rules/treatment/edit';
import { EMPTY_PRESCRIPTION, workOn, type Prescription } from '@archway/rules/treatment/prescription';
import { beforeEach, expect, test } from 'vitest';
import { makeCase } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
let accessToken: string;
let colleague: string;
let caseId: string;
beforeEach(async () => {
  const { people } = await makeOrganization(site);
  accessToken = await signIn(site, people[0]);
  colleague = await signIn(site, people[1]);
  caseId = await makeCase(site, accessToken, 'Bridge');
});

const bridge = (): Prescription => {
  const crowns = putWork(toggleAbsent(EMPTY_PRESCRIPTION, [25]).next, [24, 26], 'Crown').next;
  const units = putWork(crowns, [25], 'Pontic').next;
  return changeWorks(units, units.works, { material: 'zirconia', shade: 'A2' }).next;
};
const save = (version: number, prescription: Prescription, token = accessToken) =>
  site.call(saveTreatment, { caseId, version, ...prescription }, { accessToken: token });
const read = async () => (await site.call(getTreatment, { caseId }, { accessToken })).data;

test('a case begins without a prescription', async () => {
  expect(await read()).toMatchObject({ ...EMPTY_PRESCRIPTION, version: 0 });
});

test('what is saved is read back, and lists tell of it', async () => {
  const { code, data } = await save(0, bridge());
  expect([code, data]).toEqual([CODES.ok, { ...bridge(), version: 1 }]);
  expect(await read()).toMatchObject(data);
  const { data: page } = await site.call(listCases, { pageSize: 10, workTypes: ['Pontic'] }, { accessToken });
  expect(page.list).toMatchObject([
    {
      caseId,
      prescription: {
        links: [
          [24, 25],
          [25, 26],
        ],
        absent: [{ tooth: 25, is: 'missing' }],
      },
    },
  ]);
  const none = await site.call(listCases, { pageSize: 10, workTypes: ['Veneer'] }, { accessToken });
  expect(none.data.list).toEqual([]);
});

test('two saves at once: one wins, the other is told', async () => {
  const codes = (
    await Promise.all([save(0, bridge()), save(0, putWork(EMPTY_PRESCRIPTION, [11], 'Veneer').next)])
  ).map(({ code }) => code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([CODES.ok, CODES.prescriptionIsNewer]);
  expect((await read()).version).toBe(1);
});

test('what the table does not allow is refused, with the reason', async () => {
  const bad = { ...bridge(), links: [[24, 26] as const] };
  expect(await save(0, bad)).toMatchObject({
    code: CODES.prescriptionNotAllowed,
    data: { problems: ['badLink'] },
  });
  expect((await read()).version).toBe(0);
});

test('saved as it is, it keeps its version and leaves no entry', async () => {
  await save(0, bridge());
  expect((await save(1, bridge())).data.version).toBe(1);
});

test('the history tells what changed, tooth by tooth', async () => {
  await save(0, bridge());
  const now = await read();
  const { next } = changeWorks(now, [workOn(now, 26)!], { shade: 'A3' });
  await save(1, next, colleague);
  const { data } = await site.call(listActivity, { caseId, pageSize: 10 }, { accessToken });
  expect(data.list[0]).toMatchObject({
    kind: 'prescribed',
    isOwn: false,
    works: [{ tooth: 26, before: { work: { shade: 'A2' } }, after: { work: { shade: 'A3' } } }],
  });
  expect((await site.call(getCase, { caseId }, { accessToken })).data.prescription.works).toHaveLength(3);
});
