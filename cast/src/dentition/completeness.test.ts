import { checkMesh } from '@archway/mesh/derive/check';
import { guessUnit } from '@archway/mesh/derive/unit';
import { recognizeJaw } from '@archway/mesh/jaw/recognize-jaw';
import type { Mesh } from '@archway/mesh/core/mesh';
import { gapsOf } from '@archway/rules/treatment/completeness';
import { changeWorks, putWork } from '@archway/rules/treatment/edit';
import type { CaseState, ScanState, ToothMark } from '@archway/rules/treatment/gaps';
import { EMPTY_PRESCRIPTION, type Prescription } from '@archway/rules/treatment/prescription';
import { expect, test } from 'vitest';
import { makeDentition } from './make-dentition.ts';
import { withHole } from './with-hole.ts';

type Point = readonly [number, number, number];

const { upper, lower, bite } = makeDentition({ prepared: [46], trianglesPerJaw: 60_000 });
const margin = lower.margins[0]!;
const pointAt = (at: number): Point => [
  margin.points[at * 3]!,
  margin.points[at * 3 + 1]!,
  margin.points[at * 3 + 2]!,
];
const LINE: ToothMark = {
  kind: 'margin',
  tooth: 46,
  scanId: 'lower',
  points: Array.from({ length: margin.points.length / 3 }, (_, at) => pointAt(at)),
};

/** As a worker states it. */
function stated(role: ScanState['role'], mesh: Mesh): ScanState {
  const { bounds, holeBorders } = checkMesh(mesh);
  return {
    scanId: role,
    role,
    bounds,
    holes: holeBorders.map(({ at, length }) => ({ at, millimeters: length })),
    unitIsSure: guessUnit(mesh, recognizeJaw(mesh)).sure,
  };
}
const stateOf = (scans: readonly ScanState[], marks: readonly ToothMark[] = [LINE]): CaseState => ({
  scans,
  marks,
  hasPhoto: true,
  comesByParcel: false,
});
const UPPER = stated('upper', upper.mesh);
const LOWER = stated('lower', lower.mesh);
const BITE = stated('bite1', bite);

const bare = putWork(EMPTY_PRESCRIPTION, [46], 'Crown').next;
const CROWN: Prescription = changeWorks(bare, bare.works, { material: 'zirconia', shade: 'A2' }).next;
const linesOf = (state: CaseState): string[] =>
  gapsOf(CROWN, state).map(({ level, kind }) => `${level} ${kind}`);

test('a whole mouth of the cast lacks nothing', () => {
  expect(linesOf(stateOf([UPPER, LOWER, BITE]))).toEqual([]);
});

test('a hole at the margin is found where it was made, and holds up the crown', () => {
  const torn = stated('lower', withHole(lower.mesh, pointAt(0), 0.5));
  const [gap] = gapsOf(CROWN, stateOf([UPPER, torn, BITE]));
  expect(gap).toMatchObject({ kind: 'hole', level: 'BLOCK', teeth: [46] });
  const [x, y, z] = pointAt(0);
  const [a, b, c] = gap?.at?.point ?? [0, 0, 0];
  expect(Math.hypot(a - x, b - y, c - z)).toBeLessThan(0.5);
});

test('the same hole at the other end of the jaw does not', () => {
  const { matrix } = lower.teeth.find(({ fdi }) => fdi === 36)!;
  const molar = nearestVertex(lower.mesh, [matrix[12]!, matrix[13]!, matrix[14]!]);
  const torn = stated('lower', withHole(lower.mesh, molar, 0.6));
  expect(torn.holes).toHaveLength(1);
  expect(linesOf(stateOf([UPPER, torn, BITE]))).toEqual([]);
  // Where nobody has said where the margin is, it is a hint.
  expect(linesOf(stateOf([UPPER, torn, BITE], []))).toEqual(['WARN someHole']);
});

test('a missing antagonist, and jaws that do not meet, are noticed', () => {
  expect(linesOf(stateOf([LOWER, BITE]))).toEqual(['BLOCK antagonist']);
  const apart = { ...UPPER, bounds: { min: shifted(UPPER.bounds.min), max: shifted(UPPER.bounds.max) } };
  expect(linesOf(stateOf([apart, LOWER, BITE]))).toEqual(['WARN jawsApart']);
  expect(linesOf(stateOf([apart, LOWER]))).toEqual(['BLOCK bite']);
});

test('a scan of a size that no unit explains is doubted', () => {
  const odd = { ...lower.mesh, positions: lower.mesh.positions.map((value) => value * 4) };
  expect(linesOf(stateOf([UPPER, { ...stated('lower', odd), bounds: LOWER.bounds }, BITE]))).toEqual([
    'WARN unit',
  ]);
});

const shifted = ([x, y, z]: Point): Point => [x + 120, y, z];

function nearestVertex({ positions }: Mesh, [x, y, z]: Point): Point {
  let best: Point = [0, 0, 0];
  let least = Infinity;
  for (let at = 0; at < positions.length; at += 3) {
    const distance = Math.hypot(positions[at]! - x, positions[at + 1]! - y, positions[at + 2]! - z);
    if (distance >= least) continue;
    least = distance;
    best = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
  }
  return best;
}
