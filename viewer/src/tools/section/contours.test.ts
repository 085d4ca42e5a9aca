import { planeFrame } from '@archway/mesh/line/plane';
import { expect, it } from 'vitest';
import { contoursOf, nearestOnContours, type Contour } from './contours.ts';

const paper = planeFrame({ point: [0, 5, 0], normal: [0, -1, 0] });
/** A square of 4 mm in that plane, and a line that ends. */
const contours = contoursOf(
  [
    {
      layerId: 'lower',
      lines: [{ points: Float32Array.of(0, 5, 0, 4, 5, 0, 4, 5, 4, 0, 5, 4), isClosed: true }],
    },
    { layerId: 'upper', lines: [{ points: Float32Array.of(10, 5, 0, 10, 5, 3), isClosed: false }] },
  ],
  paper,
);

it('contours of a section are in millimeters of the drawing', () => {
  expect(contours).toEqual<Contour[]>([
    {
      scanId: 'lower',
      lines: [
        {
          points: [
            [0, 0],
            [4, 0],
            [4, 4],
            [0, 4],
          ],
          isClosed: true,
        },
      ],
    },
    {
      scanId: 'upper',
      lines: [
        {
          points: [
            [10, 0],
            [10, 3],
          ],
          isClosed: false,
        },
      ],
    },
  ]);
});

it('the nearest point on a contour is found on edges, on the closing edge, and at open ends', () => {
  expect(nearestOnContours(contours, [3, 0.5])).toEqual({ at: [3, 0], distance: 0.5 });
  expect(nearestOnContours(contours, [-2, 3])).toEqual({ at: [0, 3], distance: 2 });
  expect(nearestOnContours(contours, [13, 7])).toEqual({ at: [10, 3], distance: 5 });
  expect(nearestOnContours([], [0, 0])).toBeNull();
});
