import { expect, test } from 'vitest';
import { Row } from './arch/row.ts';
import type { Dentition } from './dentition.ts';
import { makeDentition } from './make-dentition.ts';
import { middleOf } from './measure.fixtures.ts';
import { settingsFrom, type DentitionOptions } from './options.ts';

const trianglesPerJaw = 8000;
const numbersOf = ({ upper, lower }: Dentition): number[] =>
  [...upper.teeth, ...lower.teeth].map(({ fdi }) => fdi).toSorted((a, b) => a - b);
const quadrants = (first: number, positions: readonly number[]): number[] =>
  [0, 1, 2, 3].flatMap((quadrant) => positions.map((position) => (first + quadrant) * 10 + position));

const permanent = makeDentition({ trianglesPerJaw });

test('milk teeth are twenty, in a smaller mouth, and whiter', () => {
  const deciduous = makeDentition({ stage: 'deciduous', trianglesPerJaw });
  expect(numbersOf(deciduous)).toEqual(quadrants(5, [1, 2, 3, 4, 5]));
  expect(deciduous.upper.teeth.every(({ isDeciduous }) => isDeciduous)).toBe(true);
  expect(widthOf(deciduous)).toBeLessThan(0.85 * widthOf(permanent));
  expect(blueOf(deciduous, 51)).toBeGreaterThan(blueOf(permanent, 11) + 10);
  expect(middleOf(deciduous.upper, 55)[0]).toBeGreaterThan(0);
});

function widthOf({ upper }: Dentition): number {
  const xs = upper.mesh.positions.filter((_, i) => i % 3 === 0);
  return Math.max(...xs) - Math.min(...xs);
}

/** How blue a tooth is, which is what makes yellow white. */
function blueOf({ upper }: Dentition, fdi: number): number {
  const blues = upper.mesh.colors!.filter((_, i) => i % 3 === 2 && upper.labels[Math.floor(i / 3)] === fdi);
  return blues.reduce((sum, blue) => sum + blue, 0) / blues.length;
}

test('in between, front teeth and first molars are permanent', () => {
  expect(plannedNumbers({ stage: 'mixed' })).toEqual([
    ...quadrants(1, [1, 2, 6]),
    ...quadrants(5, [3, 4, 5]),
  ]);
});

test('wisdom teeth come if wanted', () => {
  expect(plannedNumbers({ wisdomTeeth: true })).toEqual(quadrants(1, [1, 2, 3, 4, 5, 6, 7, 8]));
});

function plannedNumbers(options: DentitionOptions): number[] {
  const settings = settingsFrom(options);
  const teeth = [...new Row(settings, 'upper').standing, ...new Row(settings, 'lower').standing];
  return teeth.map(({ fdi }) => fdi).toSorted((a, b) => a - b);
}

test('missing teeth leave a gap and nothing of themselves', () => {
  const gappy = makeDentition({ missing: [15, 36, 11], trianglesPerJaw });
  expect(numbersOf(gappy)).toEqual(numbersOf(permanent).filter((fdi) => ![11, 15, 36].includes(fdi)));
  expect(gappy.upper.labels.includes(15)).toBe(false);
  expect(gappy.lower.labels.includes(36)).toBe(false);
  const distance = (dentition: Dentition): number => {
    const [a, b] = [middleOf(dentition.lower, 35), middleOf(dentition.lower, 37)];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  };
  expect(distance(gappy)).toBeGreaterThan(distance(permanent) - 1);
});

test('a crowded mouth knows where its teeth should stand, which is where the ideal one has them', () => {
  const crowded = makeDentition({ malocclusion: 'crowding', trianglesPerJaw: 2000 });
  expect(crowded.upper.teeth.map(({ idealMatrix }) => idealMatrix)).toEqual(
    permanent.upper.teeth.map(({ matrix }) => matrix),
  );
  const turned = crowded.upper.teeth.filter(
    ({ pose, idealPose }) => Math.abs(pose.rotation - idealPose.rotation) > 4,
  );
  expect(turned.length).toBeGreaterThan(4);
});
