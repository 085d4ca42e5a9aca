import { addCaseFiles } from '@archway/contract/case/calls';
import { listMarks, saveMark } from '@archway/contract/mark/calls';
import type { Mark, MarkShape } from '@archway/contract/mark/model';
import type { TestPerson } from '../../testing/people.ts';
import type { TestSite } from '../../testing/site.ts';
import { addUpload, makeCase } from '../../testing/cases.ts';

export type Point = [number, number, number];

/** A case of the person's with two scans in it. */
export interface Modeled {
  caseId: string;
  upper: string;
  lower: string;
}

export async function makeModel(site: TestSite, person: TestPerson, accessToken: string): Promise<Modeled> {
  const caseId = await makeCase(site, accessToken);
  const upper = await addUpload(site, person, { name: 'upper.stl', tag: 'finished' });
  const lower = await addUpload(site, person, { name: 'lower.stl', tag: 'finished' });
  const { code } = await site.call(addCaseFiles, { caseId, fileIds: [upper, lower] }, { accessToken });
  if (code !== 200) throw new Error(`the scans are in no case: ${code}`);
  return { caseId, upper, lower };
}

export const pinOn = (scanId: string, text = 'Undercut here'): MarkShape => ({
  kind: 'pin',
  at: { scanId, point: [1, 2, 3] },
  tooth: 24,
  text,
});

/** One mark of every kind. */
export function shapesOn({ upper, lower }: Pick<Modeled, 'upper' | 'lower'>): MarkShape[] {
  const [from, to] = [
    { scanId: upper, point: [1, 2, 3] as Point },
    { scanId: lower, point: [4, 6, 3] as Point },
  ];
  const path: Point[] = [from.point, [2, 4, 3], to.point];
  const transform = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0.5, 0, 0, 1];
  return [
    { kind: 'distance', from, to, millimeters: 5 },
    { kind: 'surface', from, to, path, millimeters: 5.1 },
    { kind: 'angle', from, apex: { scanId: upper, point: [0, 0, 0] }, to, degrees: 90 },
    {
      kind: 'section',
      plane: { point: [0, 0, 0], normal: [0, 0, 1] },
      measures: [{ from: from.point, to: to.point, millimeters: 5 }],
    },
    {
      kind: 'margin',
      scanId: upper,
      tooth: 24,
      points: path,
      line: path,
      isClosed: true,
      millimeters: 10.2,
    },
    pinOn(upper),
    {
      kind: 'contacts',
      scanId: upper,
      antagonistId: lower,
      range: 0.5,
      contacts: 3,
      squareMillimeters: 1.5,
      closest: -0.02,
    },
    {
      kind: 'deviation',
      scanId: upper,
      referenceId: lower,
      pairs: [{ from: from.point, to: to.point }],
      transform,
      residual: 0.01,
      compared: 0.9,
      range: 0.2,
    },
  ];
}

/** A mark of whoever holds the token. */
export async function makeMark(
  site: TestSite,
  accessToken: string,
  caseId: string,
  shape: MarkShape,
): Promise<Mark> {
  const { code, data } = await site.call(saveMark, { caseId, shape }, { accessToken });
  if (code !== 200) throw new Error(`no mark was made: ${code}`);
  return data;
}

export async function marksOf(site: TestSite, accessToken: string, caseId: string): Promise<Mark[]> {
  const { code, data } = await site.call(listMarks, { caseId }, { accessToken });
  if (code !== 200) throw new Error(`no marks were shown: ${code}`);
  return data.marks;
}
