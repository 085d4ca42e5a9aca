import { expect, test } from 'vitest';
import { movedOnPaper, onPaper, pathOf, scaleBarOf, snapped, viewOf } from './paper.ts';

const square = {
  scanId: 'a',
  lines: [
    {
      points: [
        [0, 0],
        [10, 0],
        [10, 20],
        [0, 20],
      ] as [number, number][],
      isClosed: true,
    },
  ],
};

test('all contours are in the picture, with an edge around them', () => {
  expect(viewOf([square])).toEqual({ left: -2, top: -22, width: 14, height: 24 });
  expect(viewOf([])).toBe(null);
});

test('a small contour is not blown up', () => {
  const dot = {
    scanId: 'a',
    lines: [
      {
        points: [
          [1, 1],
          [2, 1],
        ] as [number, number][],
        isClosed: false,
      },
    ],
  };
  expect(viewOf([dot])?.width).toBe(12);
});

test('up on the paper is up on the screen', () => {
  expect(
    pathOf({
      points: [
        [0, 0],
        [1, 2],
      ],
      isClosed: false,
    }),
  ).toBe('M0.000 0.000L1.000 -2.000');
});

test('a press near a contour means the contour, also on the line that closes it', () => {
  expect(snapped([5, 0.4], [square], 1)).toEqual([5, 0]);
  expect(snapped([-0.4, 10], [square], 1)).toEqual([0, 10]);
  expect(snapped([5, 10], [square], 1)).toEqual([5, 10]);
});

test('places in the plane are found on its paper', () => {
  const frame = { origin: [1, 1, 1], right: [0, 1, 0], up: [0, 0, 1] } as const;
  expect(onPaper([1, 3, 4], frame)).toEqual([2, 3]);
});

test.each([
  [14, 2],
  [80, 10],
  [4, 1],
])('on a paper %s mm wide the scale is %s mm long, in its corner', (width, length) => {
  const bar = scaleBarOf({ left: -2, top: -22, width, height: 24 }, 256);
  expect(bar.length).toBe(length);
  expect(bar.from).toBeGreaterThan(-2);
  expect(bar.down).toBeLessThan(2);
});

test('arrow keys move a point on the paper, with Shift farther', () => {
  expect(movedOnPaper([1, 1], { key: 'ArrowUp', shiftKey: true })).toEqual([1, 2]);
  expect(movedOnPaper([1, 1], { key: 'ArrowLeft', shiftKey: false })).toEqual([0.9, 1]);
  expect(movedOnPaper([1, 1], { key: 'Enter', shiftKey: false })).toBe(null);
});
