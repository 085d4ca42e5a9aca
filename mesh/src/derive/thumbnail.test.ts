import { expect, test } from 'vitest';
import { lowerJaw, upperJaw } from '../jaw/jaws.fixtures.ts';
import { recognizeJaw } from '../jaw/recognize-jaw.ts';
import { block, colored, posed, sphere, together } from '../core/shapes.fixtures.ts';
import { thumbnailView } from './thumbnail-view.ts';
import { drawThumbnail, type Picture } from './thumbnail.ts';
import { dot, length, type Vector } from '../core/vector.ts';

const FROM_ABOVE = { toViewer: [0, 0, 1], up: [0, 1, 0] } as const;
const pixel = ({ width, rgba }: Picture, x: number, y: number) => [
  ...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

test('a ball is a disc in the middle, and nothing is around it', () => {
  const picture = drawThumbnail(sphere(10, 24), FROM_ABOVE, 64);
  const opaque = picture.rgba.filter((value, at) => at % 4 === 3 && value === 255).length;
  expect(opaque / (64 * 64)).toBeGreaterThan(0.94 ** 2 * (Math.PI / 4) - 0.06);
  expect(opaque / (64 * 64)).toBeLessThan(0.94 ** 2 * (Math.PI / 4) + 0.01);
  expect(pixel(picture, 0, 0)).toEqual([0, 0, 0, 0]);
  expect(pixel(picture, 32, 32)[3]).toBe(255);
  const edges = picture.rgba.filter((value, at) => at % 4 === 3 && value > 0 && value < 255).length;
  expect(edges).toBeGreaterThan(50);
});

test('light comes from the upper left', () => {
  const picture = drawThumbnail(sphere(10, 24), FROM_ABOVE, 64);
  expect(pixel(picture, 22, 20)[0]).toBeGreaterThan(pixel(picture, 44, 46)[0]! + 40);
});

test('a block keeps its proportions, wide is wide', () => {
  const picture = drawThumbnail(block(40, 20, 1), FROM_ABOVE, 100);
  expect(pixel(picture, 4, 50)[3]).toBe(255);
  expect(pixel(picture, 50, 28)[3]).toBe(255);
  expect(pixel(picture, 50, 22)[3]).toBe(0);
  expect(pixel(picture, 50, 78)[3]).toBe(0);
});

test('what is in front hides what is behind', () => {
  const ball = { ...sphere(4, 20), colors: null };
  const front = {
    ...ball,
    positions: ball.positions.map((value, at) => (at % 3 === 2 ? value + 10 : value)),
  };
  const both = together(front, block(20, 20, 1));
  const count = both.positions.length / 3;
  const colors = new Uint8Array(count * 3).map(
    (_, at) => (at < ball.positions.length ? [255, 0, 0] : [0, 0, 255])[at % 3]!,
  );
  const picture = drawThumbnail({ ...both, colors }, { toViewer: [0, 0, 1], up: [0, 1, 0] }, 96);
  const [red, , blue] = pixel(picture, 16, 80);
  expect(red).toBeGreaterThan(blue!);
  const [otherRed, , otherBlue] = pixel(picture, 70, 30);
  expect(otherBlue).toBeGreaterThan(otherRed!);
});

test('up is up: the green end of a colored block is at the top', () => {
  const tall = colored(block(10, 100, 1));
  const picture = drawThumbnail(tall, FROM_ABOVE, 64);
  expect(pixel(picture, 32, 6)[1]).toBeGreaterThan(pixel(picture, 32, 58)[1]! + 30);
});

test.each(['upper', 'lower'] as const)(
  'the %s jaw is seen on its crowns from the front, the way it sits',
  (jaw) => {
    const scan = jaw === 'upper' ? upperJaw() : lowerJaw();
    const up: Vector = [0, 0, 1];
    const view = thumbnailView(recognizeJaw(scan));
    expect(dot(view.toViewer, [0, 1, 0])).toBeGreaterThan(0.4);
    expect(dot(view.toViewer, up) * (jaw === 'upper' ? -1 : 1)).toBeGreaterThan(0.6);
    expect(dot(view.up, up)).toBeGreaterThan(0.9);
    expect(length(view.toViewer)).toBeCloseTo(1, 6);
  },
);

test('the same picture from every pose', () => {
  const draw = (seed: number) => {
    const scan = posed(lowerJaw(), seed);
    return drawThumbnail(scan, thumbnailView(recognizeJaw(scan)), 48);
  };
  const [first, second] = [draw(1), draw(2)];
  const differs = first.rgba.filter(
    (value, at) => at % 4 === 3 && Math.abs(value - second.rgba[at]!) > 200,
  ).length;
  expect(differs / (48 * 48)).toBeLessThan(0.05);
});
