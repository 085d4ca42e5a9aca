import { jawOf, type Jaw } from './arch.ts';
import type { CaseState, Gap, HoleFact, LabItems, ScanState } from './gaps.ts';
import { distanceTo } from './hole-distance.ts';
import { asksFor, type LabAsks } from './lines.ts';
import type { Prescription, Work } from './prescription.ts';
import { WORK_TABLE } from './table.ts';
import { needsScanBody, wish } from './work-gaps.ts';

/** A hole this near to a margin is in the way of the work. */
const NEAR_MARGIN = 3;
/** Where nobody has said where the margin is, a hole counts from this length on. */
const SMALL_HOLE = 1;
/** Jaws that lie in one frame meet, or nearly. */
const OPEN_BITE = 3;

const OTHER: Readonly<Record<Jaw, Jaw>> = { upper: 'lower', lower: 'upper' };

/** What is missing of the scans, or wrong with them, for what is to be made. */
export function gapsOfScans(prescription: Prescription, state: CaseState, asks: LabAsks): Gap[] {
  const works = prescription.works.filter(({ type }) => type !== 'None');
  if (works.length === 0 || state.comesByParcel) return [];
  return [
    ...gapsOfJaws(works, state, asks),
    ...gapsOfBite(works, state, asks),
    ...works.flatMap((work) => gapsOfExtraScans(work, state, asksFor(asks, work))),
    ...works.flatMap((work) => gapsOfMargin(work, state, asksFor(asks, work))),
    ...state.scans.flatMap(({ scanId, unitIsSure, bounds }): Gap[] =>
      unitIsSure
        ? []
        : [{ kind: 'unit', level: 'WARN', teeth: [], at: { scanId, point: bounds.min, millimeters: 0 } }],
    ),
  ];
}

const hasRole = ({ scans }: CaseState, role: ScanState['role']): boolean =>
  scans.some((scan) => scan.role === role);

/** The jaws a work is made on. */
export function jawsOf({ jaw, teeth }: Work): Jaw[] {
  if (jaw === 'both') return ['upper', 'lower'];
  return jaw === null ? [...new Set(teeth.map(jawOf))] : [jaw];
}

function gapsOfJaws(works: readonly Work[], state: CaseState, asks: LabAsks): Gap[] {
  // A jaw that works stand on is asked for once, and not as the antagonist of others.
  const all = new Set(works.flatMap(jawsOf));
  return works.flatMap((work) => {
    const { teeth } = work;
    const own = jawsOf(work);
    const against = own.map((jaw) => OTHER[jaw]).filter((jaw) => !all.has(jaw));
    const asked = asksFor(asks, work);
    const other = (jaw: Jaw): Gap[] => {
      if (WORK_TABLE[work.type].needsAntagonist) return [{ kind: 'antagonist', jaw, level: 'BLOCK', teeth }];
      return asked.antagonist === undefined ? [] : [{ ...wish('antagonist', asked, teeth), jaw }];
    };
    const isMissing = (jaw: Jaw): boolean => !hasRole(state, jaw);
    return [
      ...own.filter(isMissing).map((jaw): Gap => ({ kind: 'jaw', jaw, level: 'BLOCK', teeth })),
      ...against.filter(isMissing).flatMap(other),
    ];
  });
}

/** How the jaws meet: by a scan of the bite, or because they were scanned where they lie. */
function gapsOfBite(works: readonly Work[], state: CaseState, asks: LabAsks): Gap[] {
  const isNeeded = works.some(({ type }) => WORK_TABLE[type].needsAntagonist);
  const asked = works.flatMap((work) => asksFor(asks, work).bite ?? []);
  if (!isNeeded && asked.length === 0) return [];
  const upper = state.scans.find(({ role }) => role === 'upper');
  const lower = state.scans.find(({ role }) => role === 'lower');
  const hasBite = hasRole(state, 'bite1') || hasRole(state, 'bite2');
  const meet = upper !== undefined && lower !== undefined && canMeet(upper, lower);
  if (hasBite) return upper && lower && !meet ? [{ kind: 'jawsApart', level: 'WARN', teeth: [] }] : [];
  // A lab may ask for more than a work needs, and never for less.
  if (isNeeded && !meet) return [{ kind: 'bite', level: 'BLOCK', teeth: [] }];
  if (asked.includes('BLOCK')) return [wish('bite', { bite: 'BLOCK' }, [])];
  return isNeeded ? [{ kind: 'bite', level: 'WARN', teeth: [] }] : [wish('bite', { bite: 'WARN' }, [])];
}

/** Whether two scans lie so that they can bite on each other. */
export function canMeet({ bounds: one }: ScanState, { bounds: other }: ScanState): boolean {
  return [0, 1, 2].every((axis) => {
    const gap = Math.max(one.min[axis]! - other.max[axis]!, other.min[axis]! - one.max[axis]!);
    return gap <= OPEN_BITE;
  });
}

function gapsOfExtraScans(work: Work, state: CaseState, asked: LabItems): Gap[] {
  const found: Gap[] = [];
  const { teeth } = work;
  if (needsScanBody(work) && !hasRole(state, 'scanBody'))
    found.push({ kind: 'scanBody', level: 'BLOCK', teeth });
  if (hasRole(state, 'preOp')) return found;
  if (work.followsPreOp) found.push({ kind: 'preOpScan', level: 'BLOCK', teeth });
  else if (asked.preOpScan !== undefined && WORK_TABLE[work.type].followsPreOp)
    found.push(wish('preOpScan', asked, teeth));
  return found;
}

/** Holes in the way of a work on a tooth. */
function gapsOfMargin(work: Work, state: CaseState, asked: LabItems): Gap[] {
  const [tooth] = work.teeth;
  if (work.jaw !== null || tooth === undefined || work.type === 'Pontic') return [];
  const marks = state.marks.filter((mark) => mark.tooth === tooth);
  const hasLine = marks.some(({ kind }) => kind === 'margin');
  const scans = state.scans.filter(({ role }) => role === jawOf(tooth));
  const holes = scans.flatMap(({ scanId, holes: found }) => found.map((hole) => ({ ...hole, scanId })));
  const distanceOf = distanceTo(
    marks.flatMap(({ points }) => points),
    NEAR_MARGIN,
  );
  const near = holes.flatMap((hole): Gap[] => {
    if (marks.length === 0)
      return hole.millimeters > SMALL_HOLE ? [holeGap('someHole', 'WARN', [], hole)] : [];
    const distance = distanceOf(hole);
    return distance <= NEAR_MARGIN ? [holeGap('hole', 'BLOCK', [tooth], hole, distance)] : [];
  });
  const noLine = asked.marginLine !== undefined && !hasLine ? [wish('marginLine', asked, [tooth])] : [];
  return [...near, ...noLine];
}

const holeGap = (
  kind: 'hole' | 'someHole',
  level: Gap['level'],
  teeth: readonly number[],
  { scanId, at, millimeters }: HoleFact & { scanId: string },
  distance?: number,
): Gap => ({
  kind,
  level,
  teeth,
  at: { scanId, point: at, millimeters, ...(distance !== undefined && { distance }) },
});
