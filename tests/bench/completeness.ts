import type { MarkShape, Point } from '@archway/rules/marks';
import { ARCHES } from '@archway/rules/treatment/arch';
import { caseStateOf, type KnownFile } from '@archway/rules/treatment/case-state';
import { gapsOf } from '@archway/rules/treatment/completeness';
import { changeWorks, putWork } from '@archway/rules/treatment/edit';
import { EMPTY_PRESCRIPTION, type Prescription } from '@archway/rules/treatment/prescription';
import { median } from './meter.ts';
import type { BenchOptions } from './options.ts';

const NAME = 'completeness of a full mouth';
const AT_MOST_SECONDS = 0.2;
const HOLES = 200;
const MARKS = 40;
const POINTS_OF_LINE = 400;

/** What one computation costs that page and server make; nothing of it waits, so its time is its CPU. */
export function benchCompleteness({ isWanted, rounds, report }: BenchOptions): void {
  if (!isWanted(NAME)) return;
  const [prescription, files, marks] = [crowns(), [scanOf('upper'), scanOf('lower')], lines()];
  const seconds: number[] = [];
  let gaps = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    gaps = gapsOf(prescription, caseStateOf(files, marks)).length;
    const { user, system } = process.cpuUsage(before);
    seconds.push((user + system) / 1_000_000);
  }
  const first = seconds[0] ?? 0;
  const works = prescription.works.length;
  const size = `${works} works, ${2 * HOLES} holes, ${MARKS} lines of ${POINTS_OF_LINE} points, ${gaps} gaps`;
  report({
    name: NAME,
    runs: {
      ours: `${(median(seconds) * 1_000).toFixed(1)} ms, the first ${(first * 1_000).toFixed(1)} ms`,
      of: size,
    },
    // The first is what a page that was just opened waits for.
    bars: [{ name: 'seconds of CPU, the slowest', value: Math.max(...seconds), atMost: AT_MOST_SECONDS }],
  });
}

/** A crown on each tooth, without its shade. */
function crowns(): Prescription {
  const teeth = [...ARCHES.permanent.upper, ...ARCHES.permanent.lower];
  const { next } = putWork(EMPTY_PRESCRIPTION, teeth, 'Crown');
  return changeWorks(next, next.works, { material: 'zirconia' }).next;
}

/** Spread over a jaw, the same in each run. */
const placeOf = (index: number, of: number): Point => {
  const turn = (index / of) * 2 * Math.PI;
  return [30 * Math.cos(turn), 30 * Math.sin(turn), index % 7];
};

const scanOf = (role: 'upper' | 'lower'): KnownFile => ({
  fileId: role,
  kind: 'scan',
  tag: 'finished',
  role,
  facts: {
    bounds: { min: [-30, -30, 0], max: [30, 30, 12] },
    unitIsSure: true,
    holeBorders: Array.from({ length: HOLES }, (_, index) => ({
      at: placeOf(index, HOLES),
      millimeters: 1 + (index % 5),
    })),
  },
});

function lines(): MarkShape[] {
  const teeth = [...ARCHES.permanent.upper, ...ARCHES.permanent.lower];
  return Array.from({ length: MARKS }, (_, index): MarkShape => {
    const tooth = teeth[index % teeth.length] ?? 11;
    const [x, y] = placeOf(index, MARKS);
    const line = Array.from({ length: POINTS_OF_LINE }, (_point, at): [number, number, number] => {
      const turn = (at / POINTS_OF_LINE) * 2 * Math.PI;
      return [x + 4 * Math.cos(turn), y + 4 * Math.sin(turn), 3];
    });
    const scanId = tooth < 30 ? 'upper' : 'lower';
    return {
      kind: 'margin',
      scanId,
      tooth,
      points: line.slice(0, 20),
      line,
      isClosed: true,
      millimeters: 25,
    };
  });
}
