import type { Vector } from '@archway/mesh/core/vector';
import { expect, test } from 'vitest';
import type { MarginLine } from '@archway/rules/marks';
import type { MarginAsked, MarginFound } from '../../work/margin-line.ts';
import { MarginEditor } from './margin-editor.ts';

/** A search that puts points that are not pinned a step higher, and finds nothing beyond x = 100. */
function search(asked: MarginAsked): Promise<MarginFound | null> {
  if (asked.points.some(([x]) => x > 100)) return Promise.resolve(null);
  const points = asked.points.map(([x, y, z], which): Vector =>
    asked.pinned.includes(which) ? [x, y, z] : [x, y, z + 1],
  );
  return Promise.resolve({ points, line: points.length < 2 ? [] : points, millimeters: points.length });
}

function bench(line: MarginLine | null = null) {
  const lines: MarginLine[] = [];
  const editor = new MarginEditor(
    { scanId: 'scan', line },
    { find: search, onStep: () => {}, onLine: (shape) => lines.push(shape) },
  );
  const searched = () => new Promise((done) => setTimeout(done));
  const addAll = async (...points: Vector[]) => {
    for (const point of points) {
      editor.add(point);
      await searched();
    }
  };
  return { editor, lines, searched, addAll };
}

test('each point of a margin line is shown, and two points make a line that can be saved', async () => {
  const { editor, lines, searched, addAll } = bench();
  editor.add([0, 0, 0]);
  expect(editor.handles).toEqual([[0, 0, 0]]);
  await searched();
  expect(editor.handles).toEqual([[0, 0, 1]]);
  expect(lines).toEqual([]);
  await addAll([1, 0, 0]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ scanId: 'scan', tooth: null, isClosed: false, millimeters: 2 });
});

test('a margin line can be closed, assigned to a tooth, and undone', async () => {
  const { editor, lines, searched, addAll } = bench();
  await addAll([0, 0, 0], [1, 0, 0], [0, 1, 0]);
  editor.close();
  await searched();
  editor.setTooth(46);
  expect(lines.at(-1)).toMatchObject({ isClosed: true, tooth: 46 });
  editor.undo();
  await searched();
  expect(lines.at(-1)).toMatchObject({ isClosed: false, tooth: 46 });
  expect(editor.draft.points).toHaveLength(3);
  for (let step = 0; step < 3; step++) editor.undo();
  expect(editor.canUndo).toBe(false);
  expect(editor.shape).toBeNull();
  expect(editor.line).toEqual([]);
});

test('a dragged point of a margin line stays, and the drag is one undo step', async () => {
  const { editor, lines, searched, addAll } = bench();
  await addAll([0, 0, 0], [1, 0, 0], [0, 1, 0]);
  const before = lines.length;
  for (const x of [2, 3, 4]) {
    editor.move(1, [x, 0, 0]);
    await searched();
  }
  expect(lines).toHaveLength(before);
  editor.endMove();
  await searched();
  expect(lines.at(-1)!.points[1]).toEqual([4, 0, 0]);
  editor.undo();
  await searched();
  expect(editor.handles[1]).toEqual([1, 0, 1]);
});

test('a change of a margin line across a gap in the surface is reverted and reported', async () => {
  const { editor, searched, addAll } = bench();
  await addAll([0, 0, 0], [1, 0, 0]);
  editor.add([200, 0, 0]);
  editor.add([2, 0, 0]);
  await searched();
  expect(editor.problem).toBe('apart');
  expect(editor.draft.points).toHaveLength(2);
  expect(editor.shape).not.toBeNull();
  expect(editor.isWorking).toBe(false);
});

test('a saved margin line is shown unchanged, and inserting a point keeps the others', async () => {
  const points: Vector[] = [
    [0, 0, 0],
    [10, 0, 0],
    [10, 10, 0],
    [0, 10, 0],
  ];
  const kept: MarginLine = {
    kind: 'margin',
    scanId: 'scan',
    tooth: 46,
    points,
    line: points,
    isClosed: true,
    millimeters: 40,
  };
  const { editor, lines, searched } = bench(kept);
  expect(editor.shape).toEqual(kept);
  expect(lines).toEqual([]);
  editor.remove(1);
  await searched();
  expect(lines.at(-1)!.points).toEqual(points.toSpliced(1, 1));
  expect(editor.insert(0)).toBe(3);
});
