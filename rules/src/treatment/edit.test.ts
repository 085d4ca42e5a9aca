import { expect, test } from 'vitest';
import { ALL_TEETH, archOf, ARCHES } from './arch.ts';
import { bridgesOf, isLinked, unitsOf } from './bridge.ts';
import { CHOICE_FIELDS, choicesOf } from './choices.ts';
import * as edit from './edit.ts';
import { EMPTY_PRESCRIPTION, MOST_UNITS, workOn, type Prescription, type Work } from './prescription.ts';
import { problemsOf } from './problems.ts';
import type { Edited } from './settle.ts';
import { isOnTeeth, WORK_TABLE } from './table.ts';
import { WORK_JAWS, WORK_TYPES } from './vocabulary.ts';

const crowned = (...teeth: number[]): Prescription => edit.putWork(EMPTY_PRESCRIPTION, teeth, 'Crown').next;
const on = (prescription: Prescription, tooth: number): Work => workOn(prescription, tooth)!;

test('a pontic between two crowns of its material makes a bridge of three', () => {
  const { next } = edit.putWork(crowned(24, 26), [25], 'Pontic');
  expect(bridgesOf(next)).toEqual([[24, 25, 26]]);
  expect(on(next, 24).crownCategory).toBe('bridgeUnit');
});

test('a crown beside a pontic is linked to it when it comes', () => {
  const pontic = edit.putWork(EMPTY_PRESCRIPTION, [25], 'Pontic').next;
  expect(bridgesOf(edit.putWork(pontic, [24], 'Crown').next)).toEqual([[24, 25]]);
});

test('unlike materials are not linked, and the reason is told', () => {
  const two = crowned(24, 25);
  const { next: half } = edit.changeWorks(two, [on(two, 24)], { material: 'zirconia' });
  const { next } = edit.changeWorks(half, [on(half, 25)], { material: 'pmma' });
  expect(edit.toggleBridge(next, [24, 25])).toMatchObject({ refused: 'unlikeMaterials', next });
  expect(edit.toggleBridge(half, [24, 25]).refused).toBeNull();
});

test('another material on one unit drops its links, and names them first', () => {
  const open = edit.putWork(crowned(24, 26), [25], 'Pontic').next;
  const bridge = edit.changeWorks(open, open.works, { material: 'pmma' }).next;
  const { next, dropped } = edit.changeWorks(bridge, [on(bridge, 26)], { material: 'zirconia' });
  expect(dropped).toEqual([{ what: 'link', link: [25, 26] }]);
  expect(bridgesOf(next)).toEqual([[24, 25]]);
  expect(on(next, 26).crownCategory).toBe('single');
});

test('a bridge goes over a missing tooth, and falls apart when the tooth is there after all', () => {
  const gap = edit.toggleAbsent(crowned(34, 36), [35]).next;
  const { next, refused } = edit.toggleBridge(gap, [34, 36]);
  expect(refused).toBeNull();
  expect(bridgesOf(next)).toEqual([[34, 36]]);
  expect(edit.toggleAbsent(next, [35]).dropped).toEqual([{ what: 'link', link: [34, 36] }]);
});

test('teeth that are not beside each other are no bridge, nor are those without work', () => {
  expect(edit.toggleBridge(crowned(34, 36), [34, 36]).refused).toBe('notNeighbors');
  expect(edit.toggleBridge(crowned(34), [34, 35]).refused).toBe('noWork');
  expect(edit.toggleBridge(crowned(34), [34]).refused).toBe('notNeighbors');
  expect(edit.toggleBridge(crowned(18, 48), [18, 48]).refused).toBe('notNeighbors');
});

test('a bridge has at most sixteen units, which is a whole jaw', () => {
  const all = crowned(...ARCHES.permanent.upper);
  const { next, refused } = edit.toggleBridge(all, ARCHES.permanent.upper);
  expect(refused).toBeNull();
  expect(unitsOf(next, 11)).toHaveLength(MOST_UNITS);
});

test('the same teeth again take the bridge apart', () => {
  const bridge = edit.toggleBridge(crowned(34, 35), [34, 35]).next;
  expect(edit.toggleBridge(bridge, [34, 35])).toMatchObject({ refused: null, next: { links: [] } });
});

test('metal has no shade: it is dropped, and named', () => {
  const one = crowned(36);
  const shaded = edit.changeWorks(one, one.works, { shade: 'A2' }).next;
  const { next, dropped } = edit.changeWorks(shaded, shaded.works, { material: 'nobleMetal' });
  expect(on(next, 36).shade).toBeNull();
  expect(dropped).toMatchObject([{ what: 'field', field: 'shade' }]);
});

test('an implant crown stays where its tooth is missing, a plain one does not', () => {
  const two = crowned(36, 46);
  const implant = edit.changeWorks(two, [on(two, 36)], { implantMethod: 'customAbutment' }).next;
  expect(on(implant, 36).clinicalType).toBe('implant');
  const { next, dropped } = edit.toggleAbsent(implant, [36, 46]);
  expect(workOn(next, 36)).toBeDefined();
  expect(dropped).toMatchObject([{ what: 'work', work: { teeth: [46] } }]);
});

test('without its implant method, a crown has no kit and no abutment any longer', () => {
  const one = crowned(36);
  const implant = edit.changeWorks(one, one.works, {
    implantMethod: 'customAbutment',
    abutmentMaterial: 'titanium',
    implantKit: { manufacturer: 'Aldera', system: 'Conic', diameter: '4.1' },
  }).next;
  const { next, dropped } = edit.changeWorks(implant, implant.works, { implantMethod: null });
  expect(on(next, 36)).toMatchObject({ abutmentMaterial: null, implantKit: null, clinicalType: 'fixed' });
  expect(dropped.map((lost) => lost.what === 'field' && lost.field)).toEqual([
    'abutmentMaterial',
    'implantKit',
  ]);
});

test('a full denture takes the place of the works of its jaw only', () => {
  const { next, dropped } = edit.putJawWork(crowned(16, 36), 'lower', 'FullDenture');
  expect(next.works.map(({ type, jaw }) => [type, jaw])).toEqual([
    ['Crown', null],
    ['FullDenture', 'lower'],
  ]);
  expect(next.works[1]?.isEdentulous).toBe(true);
  expect(dropped).toMatchObject([{ what: 'work', work: { teeth: [36] } }]);
});

test('"No treatment" stands alone', () => {
  expect(edit.putJawWork(crowned(16), 'both', 'None').next.works).toHaveLength(1);
});

test('the last work is copied along the arch, and not around it', () => {
  const one = crowned(11);
  const veneers = edit.changeWorks(edit.putWork(one, [11], 'Veneer').next, [], {}).next;
  expect(edit.copyAlong(veneers, 11, 22).next.works.map(({ type, teeth }) => [type, teeth[0]])).toEqual([
    ['Veneer', 11],
    ['Veneer', 21],
    ['Veneer', 22],
  ]);
  expect(edit.copyAlong(veneers, 11, 31).next.works).toHaveLength(1);
});

test('a veneer is not put on a deciduous tooth, a crown is', () => {
  expect(edit.putWork(EMPTY_PRESCRIPTION, [75], 'Veneer').next.works).toEqual([]);
  expect(edit.putWork(EMPTY_PRESCRIPTION, [75], 'Crown').next.works).toHaveLength(1);
});

test.each(Array.from({ length: 25 }, (_, seed) => seed))(
  'any 200 edits leave a prescription that the table allows (seed %i)',
  (seed) => {
    const random = randomOf(seed);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    let prescription = EMPTY_PRESCRIPTION;
    for (let step = 0; step < 200; step += 1) {
      prescription = anyEdit(prescription, random, pick).next;
      expect(problemsOf(prescription)).toEqual([]);
      for (const [a, b] of prescription.links) {
        expect(archOf(a)).toBe(archOf(b));
        expect(isLinked(prescription, b, a)).toBe(true);
        expect(unitsOf(prescription, a)).toEqual(unitsOf(prescription, b));
      }
    }
    expect(prescription.works.length + prescription.absent.length).toBeGreaterThan(0);
  },
);

function anyEdit(
  prescription: Prescription,
  random: () => number,
  pick: <T>(from: readonly T[]) => T,
): Edited {
  const start = Math.floor(random() * ALL_TEETH.length);
  const teeth = ALL_TEETH.slice(start, start + 1 + Math.floor(random() * 4));
  const type = pick(WORK_TYPES);
  const work = pick([undefined, ...prescription.works]);
  switch (Math.floor(random() * 8)) {
    case 0:
      if (isOnTeeth(type)) return edit.putWork(prescription, teeth, type);
      const jaws = WORK_JAWS.filter((jaw) =>
        WORK_TABLE[type].stands.includes(jaw === 'both' ? 'bothJaws' : 'jaw'),
      );
      // Most of what is prescribed stands on teeth.
      return random() < 0.2
        ? edit.putJawWork(prescription, pick(jaws), type)
        : edit.putWork(prescription, teeth, 'Crown');
    case 1:
      return edit.putWork(prescription, teeth, pick(['Crown', 'Pontic']));
    case 2:
      return edit.toggleAbsent(prescription, teeth);
    case 3:
      return edit.toggleBridge(prescription, teeth);
    case 4:
      return edit.copyAlong(prescription, pick(teeth), pick(ALL_TEETH));
    case 5:
      return random() < 0.2 && work !== undefined
        ? edit.removeWorks(prescription, [work])
        : edit.toggleBridge(prescription, teeth);
    default: {
      if (work === undefined) return edit.putWork(prescription, teeth, 'Pontic');
      if (work.jaw !== null && WORK_TABLE[work.type].namesTeeth === 'must')
        return edit.nameTeeth(
          prescription,
          work,
          work.jaw === 'upper' ? [11, 12] : work.jaw === 'lower' ? [31] : [],
        );
      const field = pick(CHOICE_FIELDS);
      return edit.changeWorks(prescription, [work], { [field]: pick(choicesOf(work, field)) ?? null });
    }
  }
}

/** The same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed * 7919 + 12_345;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x80_00_00_00;
  };
}
