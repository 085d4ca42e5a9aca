import { expect, test } from 'vitest';
import { bareWork, EMPTY_PRESCRIPTION, type Work } from './prescription.ts';
import { commonTemplateOf, isTemplateAllowed, putTemplate, templateOf, workFrom } from './template.ts';

const crown = (tooth: number, more: Partial<Work> = {}): Work => ({
  ...bareWork('Crown', { teeth: [tooth], jaw: null }, 'fixed'),
  material: 'zirconia',
  shade: 'A2',
  ...more,
});

test('a template keeps a work without its tooth, its note and its place in a bridge', () => {
  const template = templateOf(crown(36, { note: 'Soft tissue', crownCategory: 'bridgeUnit' }));
  expect(template).toMatchObject({
    type: 'Crown',
    material: 'zirconia',
    shade: 'A2',
    crownCategory: 'single',
  });
  expect(['teeth', 'jaw', 'note'].filter((field) => field in template)).toEqual([]);
});

test('several works have a template in common if they are alike', () => {
  expect(commonTemplateOf([crown(36), crown(37, { note: 'Other note' })])).toEqual(templateOf(crown(36)));
  expect(commonTemplateOf([crown(36), crown(37, { shade: 'A3' })])).toBeNull();
  expect(commonTemplateOf([])).toBeNull();
  expect(commonTemplateOf([bareWork('BiteSplint', { teeth: [], jaw: 'upper' }, 'removable')])).toBeNull();
});

test('a template is put on each of the teeth, in place of what stood there', () => {
  const before = { ...EMPTY_PRESCRIPTION, works: [crown(36, { shade: 'B1', note: 'Old' })] };
  const { next, dropped } = putTemplate(before, templateOf(crown(11)), [36, 37, 46]);
  expect(dropped).toEqual([]);
  expect(next.works.map(({ teeth, shade, note }) => [teeth[0], shade, note])).toEqual([
    [46, 'A2', ''],
    [36, 'A2', ''],
    [37, 'A2', ''],
  ]);
});

test('a veneer is put on no deciduous tooth', () => {
  const veneer = templateOf(bareWork('Veneer', { teeth: [11], jaw: null }, 'fixed'));
  expect(putTemplate(EMPTY_PRESCRIPTION, veneer, [75, 11]).next.works.map(({ teeth }) => teeth)).toEqual([
    [11],
  ]);
});

test('works of jaws and impossible combinations are no templates', () => {
  const template = templateOf(crown(11));
  expect(isTemplateAllowed(template)).toBe(true);
  expect(isTemplateAllowed({ ...template, material: 'titanium' })).toBe(false);
  expect(isTemplateAllowed({ ...template, clinicalType: 'implant' })).toBe(false);
  expect(
    isTemplateAllowed(templateOf(bareWork('BiteSplint', { teeth: [], jaw: 'upper' }, 'removable'))),
  ).toBe(false);
  expect(workFrom(template, 24)).toEqual(crown(24));
});
