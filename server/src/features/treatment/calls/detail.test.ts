import { addCaseFiles, getCase } from '@archway/contract/case/calls';
import { listMarks, removeMark, saveMark } from '@archway/contract/mark/calls';
import type { MarkShape } from '@archway/contract/mark/model';
import { getTreatment, saveTreatment } from '@archway/contract/treatment/calls';
import { caseStateOf } from '@archway/rules/treatment/case-state';
import { gapsOf } from '@archway/rules/treatment/completeness';
import { changeWorks, putJawWork, putWork, toggleAbsent } from '@archway/rules/treatment/edit';
import type { Gap } from '@archway/rules/treatment/gaps';
import { EMPTY_PRESCRIPTION, type Prescription } from '@archway/rules/treatment/prescription';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { addUpload, makeCase, setScan } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let person: TestPerson;
let accessToken: string;
let caseId: string;
beforeEach(async () => {
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
  caseId = await makeCase(site, accessToken, 'Bridge');
});

interface ScanMade {
  name: string;
  role?: string;
  holes?: readonly { at: [number, number, number]; millimeters: number }[];
  unitIsSure?: boolean;
  shift?: number;
}

/** A scan that a worker is done with. */
async function addScan({ name, role, holes = [], unitIsSure = true, shift = 0 }: ScanMade): Promise<string> {
  const fileId = await addUpload(site, person, { name, tag: 'finished' });
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  await setScan(site, person.orgId, fileId, { step: 'done', ...(role !== undefined && { role }) });
  const facts = {
    format: 'stl',
    triangles: 9,
    vertices: 9,
    hasColors: false,
    bounds: { min: [shift - 30, -20, 0], max: [shift + 30, 30, 12] },
    unit: 'mm',
    unitIsSure,
    toMillimeters: 1,
    holes: holes.length,
    holeBorders: holes,
    islands: 1,
    nonManifoldEdges: 0,
    previewError: 0,
    isSimplified: false,
  };
  await rowsAs(
    site.owner,
    person.orgId,
    'update scan set facts = $2 where org_id = app_org() and file_id = $1',
    [fileId, JSON.stringify(facts)],
  );
  return fileId;
}

const mark = async (shape: MarkShape): Promise<string> =>
  (await site.call(saveMark, { caseId, shape }, { accessToken })).data.markId;
const marginOn = (scanId: string, tooth: number | null): MarkShape => {
  const line: [number, number, number][] = [
    [1, 2, 3],
    [2, 2, 3],
    [2, 3, 3],
  ];
  return { kind: 'margin', scanId, tooth, points: line, line, isClosed: true, millimeters: 3 };
};

const prescribe = async (prescription: Prescription): Promise<void> => {
  const { code } = await site.call(saveTreatment, { caseId, version: 0, ...prescription }, { accessToken });
  expect(code).toBe(200);
};
/** As the server says it. */
const told = async (): Promise<readonly Gap[]> =>
  (await site.call(getTreatment, { caseId }, { accessToken })).data.gaps;
/** As the page works it out, of what it is told. */
async function workedOut(): Promise<readonly Gap[]> {
  const { data: treatment } = await site.call(getTreatment, { caseId }, { accessToken });
  const { data: detail } = await site.call(getCase, { caseId }, { accessToken });
  const { data } = await site.call(listMarks, { caseId }, { accessToken });
  return gapsOf(
    treatment,
    caseStateOf(
      detail.files,
      data.marks.map(({ shape }) => shape),
    ),
  );
}
const kindsOf = (gaps: readonly Gap[]): string[] => gaps.map(({ level, kind }) => `${level} ${kind}`);

const crown = (change: Parameters<typeof changeWorks>[2] = {}): Prescription => {
  const { next } = putWork(EMPTY_PRESCRIPTION, [24], 'Crown');
  return changeWorks(next, next.works, change).next;
};
const WHOLE = { material: 'zirconia', shade: 'A2' } as const;
const HOLE = { at: [1, 2, 3.4] as [number, number, number], millimeters: 2.5 };
const FAR = { at: [25, 25, 3] as [number, number, number], millimeters: 4 };

/** What is prepared, and what is found missing by both. */
const CASES: readonly [string, () => Promise<unknown>, string[]][] = [
  ['nothing at all', async () => {}, ['BLOCK noWork']],
  [
    'a bare crown without scans',
    () => prescribe(crown()),
    ['BLOCK material', 'BLOCK shade', 'BLOCK jaw', 'BLOCK antagonist', 'BLOCK bite'],
  ],
  [
    'a crown with all it needs; two bites of which nobody said which',
    async () => {
      await prescribe(crown(WHOLE));
      await addScan({ name: 'upper.stl', role: 'upper' });
      await addScan({ name: 'lower.stl', role: 'lower' });
      await addScan({ name: 'bite.stl', role: 'bite1' });
      await addScan({ name: 'other bite.stl', role: 'bite1' });
    },
    [],
  ],
  [
    'scans that only their names tell apart, far from each other',
    async () => {
      await prescribe(crown(WHOLE));
      await addScan({ name: 'case UpperJaw.stl' });
      await addScan({ name: 'case LowerJaw.stl', shift: 200, unitIsSure: false });
    },
    ['BLOCK bite', 'WARN unit'],
  ],
  [
    'a hole at the margin and one elsewhere',
    async () => {
      await prescribe(crown(WHOLE));
      const upper = await addScan({ name: 'upper.stl', role: 'upper', holes: [FAR, HOLE] });
      await addScan({ name: 'lower.stl', role: 'lower', holes: [HOLE] });
      await mark(marginOn(upper, 24));
      await mark(marginOn(upper, null));
      const gone = await mark(marginOn(upper, 11));
      await site.call(removeMark, { caseId, markId: gone }, { accessToken });
    },
    ['BLOCK hole', 'WARN bite'],
  ],
  [
    'the same without a line',
    async () => {
      await prescribe(crown({ ...WHOLE, followsPreOp: true }));
      await addScan({ name: 'upper.stl', role: 'upper', holes: [FAR, HOLE] });
      await addScan({ name: 'lower.stl', role: 'lower' });
    },
    ['BLOCK preOpScan', 'WARN bite', 'WARN someHole', 'WARN someHole'],
  ],
  [
    'an implant, a denture and a missing tooth',
    async () => {
      const kit = { manufacturer: 'Aldera', system: 'Conic', diameter: '4.1' };
      const implant = crown({ ...WHOLE, implantMethod: 'screwRetained', implantKit: kit });
      await prescribe(putJawWork(toggleAbsent(implant, [12]).next, 'lower', 'FullDenture').next);
      await addScan({ name: 'upper.stl', role: 'upper' });
    },
    ['BLOCK material', 'BLOCK shade', 'BLOCK jaw', 'BLOCK bite', 'BLOCK scanBody'],
  ],
];

test.each(CASES)('%s: page and server say the same is missing', async (_, prepare, expected) => {
  await prepare();
  const gaps = await told();
  expect(kindsOf(gaps)).toEqual(expected);
  expect(gaps).toEqual(await workedOut());
});

test('a hole comes with its place', async () => {
  await prescribe(crown(WHOLE));
  const upper = await addScan({ name: 'upper.stl', role: 'upper', holes: [HOLE] });
  await addScan({ name: 'lower.stl', role: 'lower' });
  await mark(marginOn(upper, 24));
  expect((await told())[0]).toMatchObject({
    kind: 'hole',
    teeth: [24],
    at: { scanId: upper, point: HOLE.at, millimeters: 2.5 },
  });
});
