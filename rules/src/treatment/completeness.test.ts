import { describe, expect, test } from 'vitest';
import { gapsOf } from './completeness.ts';
import * as edit from './edit.ts';
import { LAB_ITEMS, type CaseState, type GapKind, type LabItems, type ScanState } from './gaps.ts';
import { itemRule, typeOfLine, WORK_LINES } from './lines.ts';
import { EMPTY_PRESCRIPTION, type Prescription, type Work } from './prescription.ts';
import { WORK_TABLE } from './table.ts';
import type { WorkJaw, WorkType } from './vocabulary.ts';

const KIT = { manufacturer: 'Aldera', system: 'Conic', diameter: '4.1' };

const scan = (role: ScanState['role'], more: Partial<ScanState> = {}): ScanState => ({
  scanId: role,
  role,
  bounds: { min: [-30, -20, role === 'lower' ? -12 : 0], max: [30, 30, role === 'lower' ? 0 : 12] },
  holes: [],
  unitIsSure: true,
  ...more,
});
const WHOLE: CaseState = {
  scans: [scan('upper'), scan('lower'), scan('bite1')],
  marks: [],
  hasPhoto: true,
  comesByParcel: false,
};
const withScans = (...scans: ScanState[]): CaseState => ({ ...WHOLE, scans });

const put = (
  type: WorkType,
  teeth: number[],
  change: edit.WorkChange = {},
  on = EMPTY_PRESCRIPTION,
): Prescription => {
  const { next } = edit.putWork(on, teeth, type);
  const works = next.works.filter((work) => teeth.includes(work.teeth[0] ?? 0) && work.jaw === null);
  return edit.changeWorks(next, works, change).next;
};
const forJaw = (
  type: WorkType,
  jaw: WorkJaw,
  change: edit.WorkChange = {},
  teeth: number[] = [],
): Prescription => {
  const first = edit.putJawWork(EMPTY_PRESCRIPTION, jaw, type).next;
  const { next } = edit.changeWorks(first, first.works, change);
  const [work] = next.works as [Work];
  return teeth.length === 0 ? next : edit.nameTeeth(next, work, teeth).next;
};
const ZIRCONIA = { material: 'zirconia', shade: 'A2' } as const;
const bridge = (change: edit.WorkChange = ZIRCONIA): Prescription =>
  edit.putWork(put('Crown', [34, 36], change), [35], 'Pontic').next;
const IMPLANT = {
  ...ZIRCONIA,
  implantMethod: 'customAbutment',
  abutmentMaterial: 'titanium',
  implantKit: KIT,
} as const;
const line = (tooth: number) => ({
  kind: 'margin' as const,
  tooth,
  scanId: 'lower',
  points: [[0, 0, 0] as const],
});
const hole = (x: number, millimeters: number) => ({ at: [x, 0, 0] as const, millimeters });

type Written = readonly [name: string, Prescription, CaseState?, LabItems?];

const COMPLETE: readonly Written[] = [
  ['a crown', put('Crown', [36], ZIRCONIA)],
  ['a crown of metal has no shade', put('Crown', [36], { material: 'nobleMetal' })],
  ['a bridge of three', bridge()],
  [
    'two veneers with stump shades',
    put('Veneer', [11, 21], { material: 'feldspar', shade: 'A1', stumpShade: 'ND2' }),
  ],
  ['an inlay', put('Inlay', [26], { material: 'composite', shade: 'B1' })],
  ['a post and core', put('PostCore', [14], { material: 'titanium' })],
  ['a crown on an implant', put('Crown', [46], IMPLANT), withScans(...WHOLE.scans, scan('scanBody'))],
  [
    'screwed on, without an abutment of its own',
    put('Crown', [46], { ...ZIRCONIA, implantMethod: 'screwRetained', implantKit: KIT }),
    withScans(...WHOLE.scans, scan('scanBody')),
  ],
  [
    'a crown that follows the old shape',
    put('Crown', [36], { ...ZIRCONIA, followsPreOp: true }),
    withScans(...WHOLE.scans, scan('preOp')),
  ],
  ['a deciduous crown', put('Crown', [75], ZIRCONIA)],
  ['a full denture', forJaw('FullDenture', 'upper', { material: 'pmma', shade: 'A2' })],
  ['a partial denture with its teeth', forJaw('PartialDenture', 'lower', { material: 'npMetal' }, [45, 46])],
  ['a splint', forJaw('BiteSplint', 'lower', { material: 'pmma' })],
  ['aligners for both jaws', forJaw('ClearAligner', 'both')],
  [
    'a retainer needs no antagonist',
    forJaw('Retainer', 'lower', { material: 'titanium' }),
    withScans(scan('lower')),
  ],
  ['a study model of one jaw', forJaw('StudyModel', 'upper'), withScans(scan('upper'))],
  [
    'a guide with places and kit',
    forJaw('SurgicalGuide', 'lower', { material: 'pmma', implantKit: KIT }, [46]),
    withScans(scan('lower')),
  ],
  ['a model comes by parcel', put('Crown', [36], ZIRCONIA), { ...WHOLE, scans: [], comesByParcel: true }],
  [
    'a hole far from the margin',
    put('Crown', [36], ZIRCONIA),
    { ...withScans(scan('upper'), scan('lower', { holes: [hole(9, 4)] }), scan('bite1')), marks: [line(36)] },
  ],
  [
    'everything a lab asks for',
    put('Crown', [36], {
      ...ZIRCONIA,
      stumpShade: 'ND3',
      contact: 'tight',
      occlusion: 'light',
      note: 'Flat.',
    }),
    { ...withScans(...WHOLE.scans, scan('preOp')), marks: [line(36)] },
    {
      stumpShade: 'BLOCK',
      shadePhoto: 'BLOCK',
      contact: 'BLOCK',
      occlusion: 'BLOCK',
      preOpScan: 'BLOCK',
      marginLine: 'BLOCK',
      note: 'BLOCK',
    },
  ],
];

const WITH_A_GAP: readonly (readonly [GapKind, ...Written])[] = [
  ['noWork', 'nothing at all', EMPTY_PRESCRIPTION],
  ['noTreatment', 'no treatment', forJaw('None', 'both')],
  ['material', 'a crown without material', put('Crown', [36], { shade: 'A2' })],
  ['shade', 'a crown without shade', put('Crown', [36], { material: 'zirconia' })],
  ['shade', 'a crown beside a bridge without shade', put('Crown', [37], { material: 'zirconia' }, bridge())],
  ['pontic', 'a pontic that nothing holds', put('Pontic', [35], ZIRCONIA)],
  [
    'implantKit',
    'an implant without kit',
    put('Crown', [46], { ...IMPLANT, implantKit: null }),
    withScans(...WHOLE.scans, scan('scanBody')),
  ],
  [
    'abutmentMaterial',
    'a custom abutment of nothing',
    put('Crown', [46], { ...IMPLANT, abutmentMaterial: null }),
    withScans(...WHOLE.scans, scan('scanBody')),
  ],
  ['scanBody', 'an implant without scan body', put('Crown', [46], IMPLANT)],
  ['preOpScan', 'an old shape nobody scanned', put('Crown', [36], { ...ZIRCONIA, followsPreOp: true })],
  [
    'jaw',
    'the jaw of the work is missing',
    put('Crown', [36], ZIRCONIA),
    withScans(scan('upper'), scan('bite1')),
  ],
  [
    'antagonist',
    'the other jaw is missing',
    put('Crown', [36], ZIRCONIA),
    withScans(scan('lower'), scan('bite1')),
  ],
  [
    'bite',
    'jaws apart and no bite',
    put('Crown', [36], ZIRCONIA),
    withScans(scan('upper', { bounds: { min: [100, 0, 0], max: [160, 50, 12] } }), scan('lower')),
  ],
  ['teeth', 'a partial denture of no teeth', forJaw('PartialDenture', 'lower', { material: 'npMetal' })],
  [
    'implantKit',
    'a guide for unknown implants',
    forJaw('SurgicalGuide', 'lower', { material: 'pmma' }, [46]),
  ],
  ['material', 'a splint without material', forJaw('BiteSplint', 'upper')],
  ['shade', 'a denture without shade', forJaw('FullDenture', 'upper', { material: 'pmma' })],
  [
    'hole',
    'a hole at the margin',
    put('Crown', [36], ZIRCONIA),
    {
      ...withScans(scan('upper'), scan('lower', { holes: [hole(2.5, 4)] }), scan('bite1')),
      marks: [line(36)],
    },
  ],
  [
    'shadePhoto',
    'no photo for a lab that wants one',
    put('Crown', [36], ZIRCONIA),
    { ...WHOLE, hasPhoto: false },
    { shadePhoto: 'BLOCK' },
  ],
  [
    'marginLine',
    'no line for a lab that wants one',
    put('Crown', [36], ZIRCONIA),
    WHOLE,
    { marginLine: 'BLOCK' },
  ],
];

const blocksOf = ([, prescription, state = WHOLE, asked = {}]: Written): GapKind[] =>
  gapsOf(prescription, state, { Crown: asked })
    .filter(({ level }) => level === 'BLOCK')
    .map(({ kind }) => kind);

describe('twenty complete cases are not held up', () => {
  test.each(COMPLETE)('%s', (...written) => {
    expect(blocksOf(written as unknown as Written)).toEqual([]);
  });
});

describe('twenty cases with one gap are held up by it, and by nothing else', () => {
  test.each(WITH_A_GAP)('%s: %s', (kind, ...written) => {
    expect(blocksOf(written as unknown as Written)).toEqual([kind]);
  });
});

test('hints do not hold up: stump shade, a hole without a margin, a bite that the jaws show, a doubtful unit', () => {
  const state = withScans(scan('upper', { holes: [hole(0, 2)], unitIsSure: false }), scan('lower'));
  const gaps = gapsOf(put('Veneer', [11], { material: 'feldspar', shade: 'A1' }), state);
  expect(gaps.map(({ level, kind }) => `${level} ${kind}`)).toEqual([
    'WARN stumpShade',
    'WARN bite',
    'WARN someHole',
    'WARN unit',
  ]);
});

test('the same gap of several teeth is one line', () => {
  const gaps = gapsOf(put('Crown', [36, 34], { material: 'zirconia' }), WHOLE);
  expect(gaps).toMatchObject([{ kind: 'shade', teeth: [34, 36] }]);
});

test('a kit with a part that is not chosen is missing', () => {
  const crown = put('Crown', [46], { ...IMPLANT, implantKit: { ...KIT, diameter: '' } });
  const gaps = gapsOf(crown, withScans(...WHOLE.scans, scan('scanBody')));
  expect(gaps).toMatchObject([{ kind: 'implantKit', level: 'BLOCK', teeth: [46] }]);
});

test('there are forty of them', () => {
  expect([COMPLETE.length, WITH_A_GAP.length]).toEqual([20, 20]);
});

test('the same thing of a tooth and of a jaw is two gaps, each with its own work', () => {
  const both = edit.putJawWork(put('Crown', [24], { shade: 'A2' }), 'lower', 'BiteSplint').next;
  const materials = gapsOf(both, WHOLE).filter(({ kind }) => kind === 'material');
  expect(materials).toEqual([
    { kind: 'material', level: 'BLOCK', teeth: [24] },
    { kind: 'material', level: 'BLOCK', teeth: [], work: { type: 'BiteSplint', jaw: 'lower' } },
  ]);
});

test('a hole as far as the limit from the line still holds up the work, and one beyond does not', () => {
  const lower = (x: number, y = 0) =>
    scan('lower', { holes: [{ at: [x, y, 0] as const, millimeters: 2 * Math.PI }] });
  const found = (torn: ScanState) =>
    gapsOf(put('Crown', [36], ZIRCONIA), {
      ...withScans(scan('upper'), torn, scan('bite1')),
      marks: [line(36)],
    }).map(({ kind, at }) => [kind, at?.distance]);
  // The border is a millimeter from its middle.
  expect(found(lower(4))).toEqual([['hole', 3]]);
  expect(found(lower(4.01))).toEqual([]);
  // Within the bounds of the line on each axis, and too far across.
  expect(found(lower(3.5, 3.5))).toEqual([]);
  expect(found(lower(0.5))).toEqual([['hole', 0]]);
});

describe('what a lab asks for', () => {
  const implant = put('Crown', [46], IMPLANT);
  const bodies = withScans(...WHOLE.scans, scan('scanBody'));

  test('a crown on an implant is a line of its own', () => {
    expect(gapsOf(implant, bodies, { Crown: { note: 'BLOCK' } })).toEqual([]);
    expect(gapsOf(implant, bodies, { CrownOnImplant: { note: 'BLOCK' } })).toMatchObject([
      { kind: 'note', level: 'BLOCK', teeth: [46], isWishOfLab: true },
    ]);
    expect(gapsOf(put('Crown', [46], ZIRCONIA), WHOLE, { CrownOnImplant: { note: 'BLOCK' } })).toEqual([]);
  });

  test('each line is asked as its own work says: one blocks, the other hints', () => {
    const both = put('Veneer', [11], { material: 'zirconia', shade: 'A1' }, put('Crown', [36], ZIRCONIA));
    const gaps = gapsOf(both, WHOLE, { Crown: { contact: 'BLOCK' }, Veneer: { contact: 'WARN' } });
    expect(gaps.filter(({ kind }) => kind === 'contact')).toEqual([
      { kind: 'contact', level: 'BLOCK', teeth: [36], isWishOfLab: true },
      { kind: 'contact', level: 'WARN', teeth: [11], isWishOfLab: true },
    ]);
  });

  test('a guide that needs no antagonist is asked for one, and for a bite', () => {
    const guide = forJaw('SurgicalGuide', 'lower', { material: 'pmma', implantKit: KIT }, [46]);
    const asks = { SurgicalGuide: { antagonist: 'BLOCK', bite: 'WARN' } } as const;
    expect(gapsOf(guide, withScans(scan('lower')))).toEqual([]);
    expect(gapsOf(guide, withScans(scan('lower')), asks)).toMatchObject([
      { kind: 'antagonist', level: 'BLOCK', jaw: 'upper', isWishOfLab: true },
      { kind: 'bite', level: 'WARN', isWishOfLab: true },
    ]);
    expect(gapsOf(guide, WHOLE, asks)).toEqual([]);
  });

  test('a hint of a lab makes nothing less that blocks anyway', () => {
    const apart = withScans(
      scan('upper', { bounds: { min: [100, 0, 0], max: [160, 50, 12] } }),
      scan('lower'),
    );
    const crown = put('Crown', [36], ZIRCONIA);
    expect(gapsOf(crown, apart, { Crown: { bite: 'WARN' } })).toEqual([
      { kind: 'bite', level: 'BLOCK', teeth: [] },
    ]);
    expect(
      gapsOf(crown, withScans(scan('upper'), scan('lower')), { Crown: { bite: 'BLOCK' } }),
    ).toMatchObject([{ kind: 'bite', level: 'BLOCK', isWishOfLab: true }]);
  });
});

test('what a lab can choose is found missing, and what it cannot is not asked for', () => {
  const nothing: CaseState = { ...WHOLE, scans: [], hasPhoto: false };
  for (const kindOfWork of WORK_LINES) {
    const type = typeOfLine(kindOfWork);
    const works = WORK_TABLE[type].stands.includes('tooth')
      ? put(type, [36], kindOfWork === 'CrownOnImplant' ? { implantMethod: 'screwRetained' } : {})
      : forJaw(type, 'lower');
    for (const item of LAB_ITEMS) {
      const wished = gapsOf(works, nothing, { [kindOfWork]: { [item]: 'BLOCK' } }).filter(
        ({ kind, isWishOfLab }) => kind === item && isWishOfLab === true,
      );
      // Jaws that are not there can't meet: then a work against the other jaw is short of a bite anyway.
      const isHidden = item === 'bite' && WORK_TABLE[type].needsAntagonist;
      expect([kindOfWork, item, wished.length > 0]).toEqual([
        kindOfWork,
        item,
        itemRule(kindOfWork, item) === 'chosen' && !isHidden,
      ]);
    }
  }
});
