import { expect, test } from 'vitest';
import { block, colored, sphere, together } from '../core/shapes.fixtures.ts';
import type { Mesh } from '../core/mesh.ts';
import { lowerJaw, upperJaw } from '../jaw/jaws.fixtures.ts';
import { drawOpening } from './draw-opening.ts';
import type { Picture } from './picture.ts';
import { shownScan, type ShownScan } from './shown-scan.ts';
import { trim } from './trim.ts';

const SMALL = { width: 90, height: 60 };
const scan = (mesh: Mesh, role = 'other'): ShownScan => shownScan({ mesh, jaw: null, openness: null }, role);
const pixel = ({ width, rgba }: Picture, x: number, y: number) => [
  ...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];
const opacities = ({ rgba }: Picture) => rgba.filter((_, at) => at % 4 === 3);

test('a ball is a disc in the middle, four fifths as high as the picture, and nothing is around it', () => {
  const picture = drawOpening([scan(sphere(10, 32))], SMALL);
  const opaque = opacities(picture).filter((value) => value === 255).length;
  expect(opaque).toBeGreaterThan(Math.PI * 22 ** 2);
  expect(opaque).toBeLessThan(Math.PI * 25 ** 2);
  expect(pixel(picture, 0, 0)).toEqual([0, 0, 0, 0]);
  expect(pixel(picture, 45, 30)[3]).toBe(255);
  expect(opacities(picture).filter((value) => value > 0 && value < 255).length).toBeGreaterThan(50);
});

test('light comes from the upper left', () => {
  const picture = drawOpening([scan(sphere(10, 32))], SMALL);
  expect(pixel(picture, 36, 20)[0]).toBeGreaterThan(pixel(picture, 56, 46)[0]! + 30);
});

test('what is in front hides what is behind', () => {
  // Bodies that are no jaw are seen from the front of most scanners, which is −y.
  const ball = sphere(4, 20);
  const nearer = ball.positions.map((value, at) => (at % 3 === 1 ? value - 10 : value));
  const both = together({ ...ball, positions: nearer, colors: null }, block(20, 1, 20));
  const colors = new Uint8Array(both.positions.length).map(
    (_, at) => (at < ball.positions.length ? [255, 0, 0] : [0, 0, 255])[at % 3]!,
  );
  const picture = trim(drawOpening([scan({ ...both, colors })], { width: 120, height: 120 }));
  const reds = picture.rgba.filter((value, at) => at % 4 === 0 && value > 120).length;
  const blues = picture.rgba.filter((value, at) => at % 4 === 2 && value > 120).length;
  expect(reds).toBeGreaterThan(50);
  expect(blues).toBeGreaterThan(reds);
});

test('two jaws are seen from the front, the upper one above; one alone onto its crowns', () => {
  const red = (mesh: Mesh, color: readonly number[]): Mesh => ({
    ...mesh,
    colors: new Uint8Array(mesh.positions.length).map((_, at) => color[at % 3]!),
  });
  const upper = red(upperJaw(), [220, 20, 20]);
  const lower = red(lowerJaw(), [20, 20, 220]);
  const both = trim(drawOpening([scan(upper, 'upper'), scan(lower, 'lower')], SMALL));
  const rowsOf = (channel: number) =>
    Array.from(both.rgba.keys())
      .filter((at) => at % 4 === channel && both.rgba[at]! > 90 && both.rgba[at - channel + 3] === 255)
      .map((at) => Math.floor(at / 4 / both.width));
  const mean = (rows: number[]) => rows.reduce((sum, row) => sum + row, 0) / rows.length;
  expect(mean(rowsOf(0))).toBeLessThan(mean(rowsOf(2)));
  const alone = trim(drawOpening([scan(lower, 'lower')], SMALL));
  expect(alone.height / alone.width).toBeGreaterThan(0.55);
});

test('a scan of colors keeps them, one without is stone, a design is none of them', () => {
  const middle = (mesh: Mesh, role?: string) => pixel(drawOpening([scan(mesh, role)], SMALL), 45, 30);
  const [red, green, blue] = middle(block(40, 1, 20));
  expect(red! >= green! && green! >= blue!).toBe(true);
  const design = middle(block(40, 1, 20), 'design');
  expect(design[2]).toBeGreaterThan(design[0]! + 10);
  expect(middle(colored(block(40, 1, 20)))).not.toEqual([red, green, blue, 255]);
});

test('clear sides are cut, and the middle stays the middle', () => {
  const rgba = new Uint8Array(10 * 8 * 4);
  for (const at of [3 * 10 + 2, 3 * 10 + 3]) rgba.fill(255, at * 4, at * 4 + 4);
  const cut = trim({ width: 10, height: 8, rgba });
  expect([cut.width, cut.height]).toEqual([6, 2]);
  expect(pixel(cut, 0, 0)[3]).toBe(255);
  expect(pixel(cut, 1, 0)[3]).toBe(255);
  expect(opacities(cut).filter((value) => value > 0).length).toBe(2);
  expect(trim({ width: 4, height: 4, rgba: new Uint8Array(64) })).toMatchObject({ width: 2, height: 2 });
});
