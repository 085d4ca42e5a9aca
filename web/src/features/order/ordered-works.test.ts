import { changeWorks, putJawWork, putWork, toggleBridge } from '@archway/rules/treatment/edit';
import { EMPTY_PRESCRIPTION, type Prescription } from '@archway/rules/treatment/prescription';
import { expect, test } from 'vitest';
import { partOf, workChoices, worksAt } from './ordered-works.ts';

/** Two veneers that are alike, a bridge of three and a splint. */
function prescription(): Prescription {
  const veneers = putWork(EMPTY_PRESCRIPTION, [11, 21], 'Veneer').next;
  const crowns = putWork(veneers, [34, 35, 36], 'Crown').next;
  const { next: alike } = changeWorks(
    crowns,
    crowns.works.filter(({ type }) => type === 'Crown'),
    { material: 'zirconia' },
  );
  return putJawWork(toggleBridge(alike, [34, 35, 36]).next, 'upper', 'BiteSplint').next;
}

test('a bridge is chosen as one, and each other work by itself', () => {
  expect(
    workChoices(prescription()).map(({ group, works }) => [group.type, group.teeth, works.length]),
  ).toEqual([
    ['Veneer', [11], 1],
    ['Veneer', [21], 1],
    ['Crown', [34, 35, 36], 3],
    ['BiteSplint', [], 1],
  ]);
});

test('works are found at their places; a bridge that is not ordered takes its links along', () => {
  const all = prescription();
  const chosen = worksAt(all, [
    { type: 'Veneer', teeth: [21], jaw: null },
    { type: 'BiteSplint', teeth: [], jaw: 'upper' },
    { type: 'Inlay', teeth: [11], jaw: null },
  ]);
  expect(chosen.map(({ type, teeth }) => [type, teeth])).toEqual([
    ['Veneer', [21]],
    ['BiteSplint', []],
  ]);
  expect(partOf(all, chosen).links).toEqual([]);
  expect(partOf(all, worksAt(all, null)).links).toHaveLength(2);
});

test('a case without treatment has nothing to order', () => {
  expect(workChoices(putJawWork(EMPTY_PRESCRIPTION, 'both', 'None').next)).toEqual([]);
});
