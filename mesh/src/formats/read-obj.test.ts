import { describe, expect, test } from 'vitest';
import { latin1Bytes } from './latin1.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { readObj } from './read-obj.ts';
import { refusalOf } from './refusal.fixtures.ts';
import { sphere } from './sphere.fixtures.ts';
import { writeObj } from './write-obj.ts';

const POINTS = 'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n';
const read = (text: string) => readObj(latin1Bytes(text));
const indicesOf = (faces: string) => [...read(POINTS + faces).indices];

describe('OBJ', () => {
  test('vertices and faces, and nothing else', () => {
    const text = `# v 9 9 9\r\nmtllib a.mtl\r\no jaw\r\n${POINTS.replaceAll('\n', '\r\n')}vt 0 0\r\nvn 0 0 1\r\nvp 1 1\r\n
      g teeth\r\ns off\r\nusemtl m\r\n\r\n  f 1 2 3\r\nl 1 2\r\nfoo bar\r\nf\r\n`;
    expect(read(text)).toEqual({
      positions: Float32Array.of(0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0),
      indices: Uint32Array.of(0, 1, 2),
      colors: null,
    });
  });

  test.each([
    ['f 1 2 3', [0, 1, 2]],
    ['f 1/4 2/4 3/4', [0, 1, 2]],
    ['f 1//4 2//4 3//4', [0, 1, 2]],
    ['f 1/7/4 2/7/4 3/7/4', [0, 1, 2]],
    ['f -4 -3 -1', [0, 1, 3]],
    ['f -4/-1/-1 2 -1//-1', [0, 1, 3]],
    ['f 1 2 3 4', [0, 1, 2, 0, 2, 3]],
    ['f\t1  2\t3 ', [0, 1, 2]],
    ['f 1 2 3 # the first', [0, 1, 2]],
    ['f 1 2 \\\n3', [0, 1, 2]],
    ['f 1 2\\\r\n 3\\\n 4\nf 1 2 3', [0, 1, 2, 0, 2, 3, 0, 1, 2]],
    ['f 1 1 2\nf 1 2\nf 3\nf 1 2 4', [0, 1, 3]],
  ])('%j', (faces, expected) => {
    expect(indicesOf(faces)).toEqual(expected);
  });

  test('negative numbers count from where they stand, others may look ahead', () => {
    const text = 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf -3 -2 -1\nf 1 2 4\nv 5 5 5\nf -3 -2 -1\n';
    expect(read(text).indices).toEqual(Uint32Array.of(0, 1, 2, 0, 1, 3, 1, 2, 3));
  });

  test.each([
    ['1 0.50196 0', [255, 128, 0]],
    ['255 128 0', [255, 128, 0]],
    ['1 0.50196 0 1', [255, 128, 0]],
    ['1 -0.5 nan', [255, 0, 255]],
  ])('a color of %s', (color, expected) => {
    const text = `${POINTS.replaceAll('\n', ` ${color}\n`)}f 1 2 3`;
    expect([...(read(text).colors ?? [])].slice(0, 3)).toEqual(expected);
    expect(read(text).colors).toHaveLength(12);
  });

  test('dark colors are dark where others show that they go to 255', () => {
    expect([...(read('v 0 0 0 1 1 0\nv 1 0 0 200 9 9\nv 0 1 0 0 0 0\nf 1 2 3').colors ?? [])]).toEqual([
      1, 1, 0, 200, 9, 9, 0, 0, 0,
    ]);
  });

  test('vertices without a color among others are white, and a weight is no color', () => {
    expect([...(read('v 0 0 0\nv 1 0 0 0 0 0\nv 0 1 0 1\nf 1 2 3').colors ?? [])]).toEqual([
      255, 255, 255, 0, 0, 0, 255, 255, 255,
    ]);
    expect(read('v 0 0 0 1\nv 1 0 0 1\nv 0 1 0 1\nf 1 2 3').colors).toBeNull();
  });

  test.each([
    ['', 'empty'],
    [POINTS, 'empty'],
    [`${POINTS}f 1 2`, 'empty'],
    [`${POINTS}f 1 2 5`, 'badIndex'],
    [`${POINTS}f 1 2 0`, 'badIndex'],
    [`${POINTS}f 1 2 -5`, 'badIndex'],
    [`${POINTS}f 1 2 99999999999999999999`, 'badIndex'],
    [`${POINTS}f 1 2 4294967297`, 'badIndex'],
    [`${POINTS}f 1 2 ${'9'.repeat(400)}`, 'badIndex'],
    [`${POINTS}f 1 2 -${'9'.repeat(400)}`, 'badIndex'],
    [`${POINTS}f 1 2 x`, 'malformed'],
    [`${POINTS}f 1 2 3.5`, 'malformed'],
    [`${POINTS}f 1 2 /3`, 'malformed'],
    [`${POINTS}f 1 2 -`, 'malformed'],
    ['v 1 2\nf 1 1 1', 'malformed'],
    ['v 1 2 \n3\nf 1 1 1', 'malformed'],
    ['v', 'malformed'],
    ['v 1 2 x', 'malformed'],
    ['v 1,5 2 3', 'malformed'],
    ['v 1 2 nan', 'notFinite'],
    ['v 1 2 -inf', 'notFinite'],
    ['v 1 2 1e999', 'notFinite'],
    ['v 1 2 1e7', 'malformed'],
  ])('%j is %s', (text, reason) => {
    expect(refusalOf(() => read(`${text}\n`))).toBe(reason);
  });

  test('limits', () => {
    const bytes = writeObj(sphere());
    expect(readObj(bytes, { triangles: 320, vertices: 162 }).indices).toHaveLength(960);
    expect(refusalOf(() => readObj(bytes, { ...DEFAULT_LIMITS, triangles: 319 }))).toBe('tooManyTriangles');
    expect(refusalOf(() => readObj(bytes, { ...DEFAULT_LIMITS, vertices: 161 }))).toBe('tooManyVertices');
  });

  test('a polygon of half a million corners, and as many backslashes, take no longer than they should', () => {
    const started = Date.now();
    const polygon = `${POINTS}f ${'1 2 3 4 '.repeat(125_000)}`;
    expect(read(polygon).indices.length).toBeGreaterThan(300_000);
    expect(indicesOf(`f 1 2 3${'\\\n'.repeat(500_000)}`)).toEqual([0, 1, 2]);
    expect(Date.now() - started).toBeLessThan(2_000);
  });
});
