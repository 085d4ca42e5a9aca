import { ALL_TEETH } from '@archway/rules/treatment/arch';
import { changeWorks, putWork, toggleAbsent } from '@archway/rules/treatment/edit';
import { choicesOf } from '@archway/rules/treatment/choices';
import type { Shade } from '@archway/rules/treatment/shades';
import { groupsOf } from '@archway/rules/treatment/groups';
import { EMPTY_PRESCRIPTION } from '@archway/rules/treatment/prescription';
import { shortForm } from '@archway/rules/treatment/short-form';
import { toUniversal } from '@archway/rules/tooth-numbering';
import { expect, test } from 'vitest';
import texts from '../en/treatments.json' with { type: 'json' };
import { makeTranslator } from './translator.ts';
import { groupText, teethText } from './treatment-words.ts';

const english = makeTranslator('en', [texts]);

test.each([
  [[26, 24, 25], '24–26', '12–14'],
  [[46, 45, 44], '44–46', '28–30'],
  [[13, 12, 11, 21], '13–21', '6–9'],
  [[18, 28, 48, 38], '18, 28, 38, 48', '1, 16, 17, 32'],
  [[11, 21], '11, 21', '8, 9'],
  [[75, 74], '74, 75', 'K, L'],
])('%j are told as %s, or %s', (teeth, fdi, universal) => {
  expect([teethText(teeth, 'fdi'), teethText(teeth, 'universal')]).toEqual([fdi, universal]);
});

test('a bridge is one line', () => {
  const crowns = putWork(toggleAbsent(EMPTY_PRESCRIPTION, [25]).next, [24, 26], 'Crown').next;
  const material = changeWorks(crowns, crowns.works, { material: 'zirconia', shade: 'A3' }).next;
  const { next } = putWork(material, [25], 'Pontic');
  expect(groupsOf(shortForm(next)).map((group) => groupText(english, group, 'fdi'))).toEqual([
    '24–26 bridge, zirconia, pontic 25, A3',
  ]);
});

test('what differs is told apart, and what is alike together', () => {
  const four = putWork(EMPTY_PRESCRIPTION, [11, 21, 12, 46], 'Veneer').next;
  const [one] = four.works;
  const { next } = changeWorks(four, one === undefined ? [] : [one], { shade: 'A1' });
  expect(groupsOf(shortForm(next)).map((group) => groupText(english, group, 'fdi'))).toEqual([
    '12 veneer, A1',
    '11, 21, 46 veneers',
  ]);
});

test('every tooth has one number in each system, and no two share one', () => {
  expect(new Set(ALL_TEETH.map(String)).size).toBe(52);
  expect(new Set(ALL_TEETH.map(toUniversal)).size).toBe(52);
});

test.each(Array.from({ length: 100 }, (_, at) => at + 1))('text and rows say the same (seed %i)', (seed) => {
  let random = seed * 7919;
  const pick = <T>(from: readonly T[]): T => {
    random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return from[random % from.length] as T;
  };
  let now = putWork(EMPTY_PRESCRIPTION, [11], 'Crown').next;
  for (let step = 0; step < 40; step += 1) {
    now = putWork(now, [pick(ALL_TEETH)], pick(['Crown', 'Pontic', 'Veneer', 'Inlay'] as const)).next;
    const work = pick(now.works);
    const shades = choicesOf(work, 'shade');
    now = changeWorks(now, [work], {
      shade: (shades.length === 0 ? null : pick(shades)) as Shade | null,
    }).next;
  }
  const rows = shortForm(now);
  const groups = groupsOf(rows);
  // Each work is in one group, and its group's line has its number, its kind, its material and its shade.
  expect(groups.flatMap(({ teeth }) => teeth).toSorted((a, b) => a - b)).toEqual(
    rows.works.flatMap(({ teeth }) => teeth).toSorted((a, b) => a - b),
  );
  for (const group of groups) {
    const line = groupText(english, group, 'fdi');
    const works = rows.works.filter(({ teeth }) => group.teeth.includes(teeth[0] ?? 0));
    expect(line.startsWith(teethText(group.teeth, 'fdi'))).toBe(true);
    for (const { shade, material } of works) {
      if (shade !== null) expect(line).toContain(shade);
      if (material !== null) expect(line).toContain(english(`treatment.material.${material}`));
    }
    if (!group.isBridge) expect(new Set(works.map(({ type }) => type)).size).toBe(1);
    expect(group.pontics).toEqual(
      group.isBridge ? works.filter(({ type }) => type === 'Pontic').flatMap(({ teeth }) => teeth) : [],
    );
  }
});
