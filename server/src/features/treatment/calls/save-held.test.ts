import { CODES } from '@archway/contract/codes';
import { getTreatment, saveTreatment } from '@archway/contract/treatment/calls';
import { changeWorks, putWork } from '@archway/rules/treatment/edit';
import { EMPTY_PRESCRIPTION, workOn } from '@archway/rules/treatment/prescription';
import { expect, test } from 'vitest';
import { makeCase } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';
import { productInstead } from '../../../testing/site.ts';
import { treatmentFeature } from '../index.ts';
import { detail } from './detail.ts';
import { saveUnless } from './save.ts';

const crowns = putWork(EMPTY_PRESCRIPTION, [36, 46], 'Crown').next;
const held = [workOn(crowns, 36)!];

/** The product, with an order that holds the crown on 36. */
const site = await openSite(
  productInstead({ ...treatmentFeature, calls: [detail, saveUnless(() => Promise.resolve(held))] }),
);

test('a save that changes a held work is refused whole, one that leaves it alone is not', async () => {
  const accessToken = await signIn(site, (await makeOrganization(site)).people[0]);
  const caseId = await makeCase(site, accessToken, 'Crowns');
  const save = async (version: number, prescription = crowns) =>
    (await site.call(saveTreatment, { caseId, version, ...prescription }, { accessToken })).code;
  expect(await save(0)).toBe(CODES.ok);
  const shaded = (tooth: number) => changeWorks(crowns, [workOn(crowns, tooth)!], { shade: 'A2' }).next;
  expect(await save(1, changeWorks(crowns, crowns.works, { shade: 'A2' }).next)).toBe(CODES.workIsHeld);
  expect(await save(1, shaded(46))).toBe(CODES.ok);
  const { data } = await site.call(getTreatment, { caseId }, { accessToken });
  expect([data.version, workOn(data, 36)?.shade, workOn(data, 46)?.shade]).toEqual([2, null, 'A2']);
});
