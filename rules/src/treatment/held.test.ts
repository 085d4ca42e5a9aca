import { expect, test } from 'vitest';
import { changeWorks, moveToJaw, putJawWork, putWork, removeWorks, toggleBridge } from './edit.ts';
import { changesOfHeld } from './held.ts';
import { EMPTY_PRESCRIPTION, workOn, type Prescription, type Work } from './prescription.ts';

const crowns = putWork(EMPTY_PRESCRIPTION, [35, 36, 46], 'Crown').next;
const on = (prescription: Prescription, tooth: number): Work => workOn(prescription, tooth)!;
const held = [on(crowns, 36)];
const touched = (after: Prescription): (number | null)[] =>
  changesOfHeld(crowns, after, held).map(({ tooth }) => tooth);

test('a held work may not be changed, removed, replaced, or linked', () => {
  expect([
    touched(changeWorks(crowns, held, { shade: 'A2' }).next),
    touched(removeWorks(crowns, held).next),
    touched(putWork(crowns, [36], 'Inlay').next),
    touched(toggleBridge(crowns, [35, 36]).next),
  ]).toEqual([[36], [36], [36], [36]]);
});

test('works beside a held one may change', () => {
  expect(touched(changeWorks(crowns, [on(crowns, 46)], { shade: 'A2' }).next)).toEqual([]);
  expect(touched(putWork(crowns, [11], 'Veneer').next)).toEqual([]);
  expect(touched(crowns)).toEqual([]);
});

test('a held work of a jaw may not move to another one', () => {
  const splint = putJawWork(EMPTY_PRESCRIPTION, 'upper', 'BiteSplint').next;
  const [work] = splint.works as [Work];
  const moved = moveToJaw(splint, work, 'lower').next;
  expect(changesOfHeld(splint, moved, [work])).toMatchObject([{ jaw: 'upper', after: { work: null } }]);
  expect(changesOfHeld(splint, moved, [])).toEqual([]);
});
