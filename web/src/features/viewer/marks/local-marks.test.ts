import type { MarkShape } from '@archway/rules/marks';
import { expect, it, vi } from 'vitest';
import { LocalMarks } from './local-marks.ts';

const distance = (millimeters: number): MarkShape => {
  const at = { scanId: 'scan', at: [0, 0, 0] as [number, number, number] };
  return { kind: 'distance', from: at, to: at, millimeters } as unknown as MarkShape;
};

it('keeps what is made, changed and removed on the page, and tells who listens', () => {
  const marks = new LocalMarks();
  const told = vi.fn<() => void>();
  marks.subscribe(told);
  const id = marks.add(distance(1));
  marks.add(distance(2));
  marks.change(id, distance(3));
  expect(marks.list).toMatchObject([
    { id, shape: { millimeters: 3 }, made: null, isLocal: true },
    { shape: { millimeters: 2 } },
  ]);
  marks.remove(id);
  expect(marks.list).toHaveLength(1);
  expect(told).toHaveBeenCalledTimes(4);
});

it("leaves other people's marks alone", () => {
  const marks = new LocalMarks();
  marks.change('saved by a colleague', distance(1));
  expect(marks.list).toEqual([]);
});
