import { getCase } from '@archway/contract/case/calls';
import { SPEC_TREATMENTS } from '@archway/contract/spec/treatments';
import { getTreatment, saveTreatment } from '@archway/contract/treatment/calls';
import { bareWork, type Work } from '@archway/rules/treatment/prescription';
import { IMPLANT_METHODS, IMPLANT_OPTIONS, MATERIALS, WORK_TYPES } from '@archway/rules/treatment/vocabulary';
import { expect, test } from 'vitest';
import words from '../../../../locales/en/treatments.json' with { type: 'json' };
import { makeCase } from '../../testing/cases.ts';
import { openSite } from '../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../testing/people.ts';

const site = await openSite();
const [person] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);

/** Every field of a treatment that the specification lists, with something in it. */
const CROWN: Work = {
  ...bareWork('Crown', { teeth: [36], jaw: null }, 'implant'),
  method: 'cutback',
  material: 'multilayerZirconia',
  shade: 'A3.5',
  crownCategory: 'telescope',
  crownType: 'endo',
  implantMethod: 'customAbutment',
  abutmentMaterial: 'titaniumBase',
  implantKit: { manufacturer: 'Aldera', system: 'Conic', diameter: '4.1' },
  followsPreOp: true,
  contact: 'tight',
  occlusion: 'light',
  note: 'Flat contact.',
};
const INLAY_CORE: Work = {
  ...bareWork('Crown', { teeth: [16], jaw: null }, 'fixed'),
  isInlayCore: true,
  stumpShade: 'ND4',
};
const DENTURE: Work = {
  ...bareWork('FullDenture', { teeth: [], jaw: 'lower' }, 'implant'),
  implantOption: 'lowerJaw',
  isEdentulous: true,
};

test.each([
  ['a crown on an implant', CROWN],
  ['a crown with a core', INLAY_CORE],
  ['a denture on implants', DENTURE],
])('every field of %s is written and read back', async (_, work) => {
  const caseId = await makeCase(site, accessToken, 'Crown');
  const input = { caseId, version: 0, works: [work], links: [], absent: [] };
  expect((await site.call(saveTreatment, input, { accessToken })).code).toBe(200);
  const { data } = await site.call(getTreatment, { caseId }, { accessToken });
  expect(data.works).toEqual([work]);
  const { data: detail } = await site.call(getCase, { caseId }, { accessToken });
  expect(detail.prescription.works[0]?.isOnImplant).toBe(work.clinicalType === 'implant');
});

test('the vocabularies are those of the specification, and products are called as it calls them', () => {
  const built = {
    WORK_TYPES,
    MATERIALS,
    IMPLANT_METHODS,
    IMPLANT_OPTIONS,
    PRODUCT_TYPE_LABELS: Object.values(words.treatment.product),
  };
  for (const { name, values } of SPEC_TREATMENTS)
    expect(built[name]).toEqual(expect.arrayContaining([...values]));
});
