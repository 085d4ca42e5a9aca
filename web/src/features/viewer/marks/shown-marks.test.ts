import type { Mark, MarkShape } from '@archway/contract/mark/model';
import { expect, test } from 'vitest';
import { shownMarks } from './shown-marks.ts';

const at = { scanId: '0190a000-0000-7000-8000-000000000001', point: [0, 0, 0] as [number, number, number] };
const pin = (text: string): MarkShape => ({ kind: 'pin', at, tooth: null, text });
const distance: MarkShape = { kind: 'distance', from: at, to: at, millimeters: 1 };
const mark = (markId: string, shape: MarkShape): Mark => ({
  markId,
  caseId: 'case',
  shape,
  createdBy: 'Elena Markou',
  createdAt: '2026-11-15T09:00:00Z',
  updatedAt: '2026-11-15T09:00:00Z',
  editedBy: null,
  editedAt: null,
});
const NONE = new Set<string>();

test('pins are counted in their order, and nothing else is', () => {
  const marks = [mark('a', pin('first')), mark('b', distance), mark('c', pin('second'))];
  expect(shownMarks(marks, [], NONE).map(({ id, number }) => [id, number])).toEqual([
    ['a', 1],
    ['b', null],
    ['c', 2],
  ]);
});

test('what was changed here is shown as it is here, with its problem', () => {
  const [shown] = shownMarks(
    [mark('a', pin('old'))],
    [{ id: 'a', shape: pin('new'), problem: 'no line' }],
    NONE,
  );
  expect(shown).toMatchObject({ shape: pin('new'), problem: 'no line', made: { by: 'Elena Markou' } });
});

test('what the server does not have comes last, and what was removed is left out', () => {
  const shown = shownMarks(
    [mark('a', pin('first')), mark('b', pin('second'))],
    [{ id: 'own', shape: pin('third'), problem: null }],
    new Set(['a']),
  );
  expect(shown.map(({ id, number, made }) => [id, number, made?.by ?? null])).toEqual([
    ['b', 1, 'Elena Markou'],
    ['own', 2, null],
  ]);
});

test('a mark that somebody edited names the editor beside its author', () => {
  const edited = { ...mark('a', distance), editedBy: 'Amara Cole', editedAt: '2026-11-15T10:00:00Z' };
  expect(shownMarks([edited, mark('b', distance)], [], NONE)).toMatchObject([
    { made: { by: 'Elena Markou' }, edited: { by: 'Amara Cole', at: '2026-11-15T10:00:00Z' } },
    { made: { by: 'Elena Markou' }, edited: null },
  ]);
});
