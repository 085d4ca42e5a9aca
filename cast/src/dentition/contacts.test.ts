import { expect, test } from 'vitest';
import { gapBetween } from './arch/contacts.ts';
import { arrangeMouth, type Mouth } from './mouth.ts';
import { settingsFrom, type DentitionOptions } from './options.ts';
import { toothMesh } from './tooth-mesh.ts';
import type { ToothField } from './teeth/tooth-field.ts';

function fieldsOf(mouth: Mouth, jaw: 'upper' | 'lower'): ToothField[] {
  return mouth.rows[jaw].standing.map((tooth) => mouth.rows[jaw].fieldOf(tooth));
}

test.each([1, 2])('neighbors in an ideal arch touch (seed %i)', (seed) => {
  const mouth = arrangeMouth(settingsFrom({ seed }));
  for (const jaw of ['upper', 'lower'] as const) {
    const around = fieldsOf(mouth, jaw).toSorted((a, b) => a.tooth.along - b.tooth.along);
    around.slice(1).forEach((field, i) => {
      const gap = gapBetween(around[i]!, field);
      expect(Math.abs(gap), `${around[i]!.tooth.fdi} and ${field.tooth.fdi}`).toBeLessThan(0.06);
    });
  }
});

test('spaced teeth do not', () => {
  const mouth = arrangeMouth(settingsFrom({ malocclusion: 'spacing' }));
  const [first, second] = fieldsOf(mouth, 'upper');
  expect(gapBetween(first!, second!)).toBeGreaterThan(0.5);
});

/** How far the nearest vertex of a closed tooth is from the other jaw's teeth: below zero it is inside of them. */
function distanceToOthers(mouth: Mouth, fdi: number): number {
  const [jaw, other] = [1, 2, 5, 6].includes(Math.floor(fdi / 10))
    ? (['upper', 'lower'] as const)
    : (['lower', 'upper'] as const);
  const field = fieldsOf(mouth, jaw).find(({ tooth }) => tooth.fdi === fdi)!;
  const { positions } = toothMesh(field, mouth.frames[jaw], 0.35);
  const others = fieldsOf(mouth, other);
  let least = Infinity;
  for (let at = 0; at < positions.length; at += 3) {
    const point = mouth.frames[other].fromMouth(positions[at]!, positions[at + 1]!, positions[at + 2]!);
    for (const opponent of others) least = Math.min(least, opponent.at(...point));
  }
  return least;
}

const BACK = [14, 15, 16, 24, 25, 26, 34, 35, 36, 44, 45, 46];
const FRONT = [41, 42, 43, 31, 32, 33];

test.each<[DentitionOptions, number[], number[]]>([
  [{}, BACK, FRONT],
  [{ seed: 3, malocclusion: 'deepbite' }, [16, 25, 36, 44], [31, 42]],
  [{ stage: 'deciduous' }, [54, 55, 64, 65, 74, 75, 84, 85], [81, 82, 83]],
])('back teeth touch their opponents, front teeth pass each other: %j', (options, back, front) => {
  const mouth = arrangeMouth(settingsFrom(options));
  for (const fdi of back) {
    const distance = distanceToOthers(mouth, fdi);
    expect(distance, `${fdi}`).toBeLessThan(0.05);
    expect(distance, `${fdi}`).toBeGreaterThan(-0.1);
  }
  for (const fdi of front) expect(distanceToOthers(mouth, fdi), `${fdi}`).toBeGreaterThan(-0.1);
});
