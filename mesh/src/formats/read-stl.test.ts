import { describe, expect, test } from 'vitest';
import { latin1Bytes } from './latin1.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { readStl } from './read-stl.ts';
import { refusalOf } from './refusal.fixtures.ts';
import { sphere } from './sphere.fixtures.ts';
import { textStl } from './text-stl.fixtures.ts';
import { viewOf } from './view-of.ts';
import { writeStl } from './write-stl.ts';

const ball = sphere();
const facet = (...corners: string[]) =>
  `facet normal 0 0 1 outer loop ${corners.map((corner) => `vertex ${corner}`).join('\n')} endloop endfacet\n`;
const solid = (...facets: string[]) => latin1Bytes(`solid a\n${facets.join('')}endsolid a\n`);
const plain = facet('0 0 0', '1 0 0', '0 1 0');

function changed(change: (view: DataView) => void): Uint8Array {
  const bytes = writeStl(ball);
  change(viewOf(bytes));
  return bytes;
}

describe('binary STL', () => {
  test('corners are shared', () => {
    const mesh = readStl(writeStl(ball));
    expect(mesh.positions).toHaveLength(ball.positions.length);
    expect(mesh.indices).toHaveLength(ball.indices.length);
    expect(mesh.colors).toBeNull();
    // Numbered otherwise, the corners of each triangle are the same points.
    const cornersOf = ({ positions, indices }: { positions: Float32Array; indices: Uint32Array }) =>
      [...indices].map((index) => [...positions.subarray(index * 3, index * 3 + 3)].map((n) => n + 0));
    expect(cornersOf(mesh)).toEqual(cornersOf(ball));
  });

  test('one that lies within a larger buffer', () => {
    const bytes = writeStl(ball);
    const larger = new Uint8Array(bytes.length + 10).fill(0xff);
    larger.set(bytes, 7);
    expect(readStl(larger.subarray(7, 7 + bytes.length))).toEqual(readStl(bytes));
  });

  test('a few bytes behind it do not matter, a facet more or less does', () => {
    const bytes = writeStl(ball);
    expect(readStl(Uint8Array.of(...bytes, 1, 2, 3))).toEqual(readStl(bytes));
    expect(refusalOf(() => readStl(changed((view) => view.setUint32(80, 319, true))))).toBe('malformed');
    expect(refusalOf(() => readStl(changed((view) => view.setUint32(80, 321, true))))).toBe('truncated');
    expect(refusalOf(() => readStl(changed((view) => view.setUint32(80, 0xffffffff, true))))).toBe(
      'truncated',
    );
    expect(refusalOf(() => readStl(bytes.subarray(0, bytes.length - 1)))).toBe('truncated');
  });

  test('no facet, or none with an area, is empty', () => {
    expect(refusalOf(() => readStl(new Uint8Array(84)))).toBe('empty');
    const flat = new Uint8Array(84 + 50);
    viewOf(flat).setUint32(80, 1, true);
    expect(refusalOf(() => readStl(flat))).toBe('empty');
  });

  test.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('a facet whose corners %i and %i are equal goes, and its points with it', (one, other) => {
    const mesh = readStl(
      changed((view) => {
        for (const corner of [0, 1, 2])
          for (const axis of [0, 1, 2])
            view.setFloat32(96 + corner * 12 + axis * 4, corner === one || corner === other ? 99 : 98, true);
      }),
    );
    expect(mesh.indices).toHaveLength(319 * 3);
    expect(mesh.positions).not.toContain(99);
    expect(mesh.positions).not.toContain(98);
  });

  test.each([
    [Number.NaN, 'notFinite'],
    [Number.NEGATIVE_INFINITY, 'notFinite'],
    [1_000_001, 'malformed'],
    [-3e38, 'malformed'],
  ])('a coordinate of %f', (value, reason) => {
    expect(refusalOf(() => readStl(changed((view) => view.setFloat32(84 + 50 * 7 + 20, value, true))))).toBe(
      reason,
    );
  });

  test('normals may be anything', () => {
    const strange = changed((view) => view.setFloat32(84 + 50, Number.NaN, true));
    expect(readStl(strange)).toEqual(readStl(writeStl(ball)));
  });

  test('limits', () => {
    const most = { triangles: 320, vertices: 162 };
    expect(readStl(writeStl(ball), most).indices).toHaveLength(960);
    expect(refusalOf(() => readStl(writeStl(ball), { ...most, triangles: 319 }))).toBe('tooManyTriangles');
    expect(refusalOf(() => readStl(writeStl(ball), { ...most, vertices: 161 }))).toBe('tooManyVertices');
  });
});

describe('STL as text', () => {
  test('is read as the binary one', () => {
    expect(readStl(textStl(ball))).toEqual(readStl(writeStl(ball)));
  });

  test('in capital letters, with other ends of lines, without a name, with the word in the name', () => {
    const text = String.fromCharCode(...textStl(ball, 'facet vertex endsolid'));
    const expected = readStl(writeStl(ball));
    expect(readStl(latin1Bytes(text.toUpperCase()))).toEqual(expected);
    expect(readStl(latin1Bytes(text.replaceAll('\n', '\r\n')))).toEqual(expected);
    expect(readStl(latin1Bytes(text.replaceAll('\n', '\r')))).toEqual(expected);
    expect(readStl(latin1Bytes(text.replaceAll(' facet vertex endsolid', '')))).toEqual(expected);
  });

  test('several solids are one mesh', () => {
    const mesh = readStl(
      latin1Bytes(`solid a\n${plain}endsolid a\n\nsolid b\n${facet('1 0 0', '1 1 0', '0 1 0')}endsolid`),
    );
    expect(mesh.indices).toEqual(Uint32Array.of(0, 1, 2, 1, 3, 2));
  });

  test('normals that are no numbers, numbers in all forms, -0', () => {
    const text = `solid\nfacet normal nan -nan(ind) 1.#QNAN outer loop vertex -0 0.0 0e5 vertex +1.E0 .0 0
      vertex 0 1e-1 0 endloop endfacet ${facet('0 0 0', '0 1e-1 0', '-1 0 0')}endsolid`;
    expect(readStl(latin1Bytes(text)).positions).toEqual(
      Float32Array.of(0, 0, 0, 1, 0, 0, 0, 0.1, 0, -1, 0, 0),
    );
  });

  test('corners that are equal as floats are equal', () => {
    const almost = facet('5 0 0', '1 0 0', '1.00000000001 0 0');
    expect(refusalOf(() => readStl(solid(almost)))).toBe('empty');
    expect(readStl(solid(plain, almost))).toEqual(readStl(solid(plain)));
  });

  test.each([
    ['nothing in it', solid(), 'empty'],
    ['no end', latin1Bytes(`solid a\n${plain}`), 'truncated'],
    ['the end within a facet', latin1Bytes(`solid a\n${plain.slice(0, -12)}`), 'truncated'],
    [
      'the end within a number',
      latin1Bytes('solid a\nfacet normal 0 0 1 outer loop vertex 0 0'),
      'truncated',
    ],
    ['a fourth corner', solid(facet('0 0 0', '1 0 0', '1 1 0', '0 1 0')), 'malformed'],
    ['two corners', solid(facet('0 0 0', '1 0 0')), 'malformed'],
    ['words', solid(plain, 'and so on'), 'malformed'],
    ['a decimal comma', solid(facet('0,5 0 0', '1 0 0', '0 1 0')), 'malformed'],
    ['a facet outside', latin1Bytes(`solid a\n${plain}endsolid\n${plain}`), 'malformed'],
    ['no number', solid(facet('nan 0 0', '1 0 0', '0 1 0')), 'notFinite'],
    ['an infinite number', solid(facet('1e999 0 0', '1 0 0', '0 1 0')), 'notFinite'],
    ['a huge number', solid(facet('1e7 0 0', '1 0 0', '0 1 0')), 'malformed'],
  ])('%s', (_what, bytes, reason) => {
    expect(refusalOf(() => readStl(bytes))).toBe(reason);
  });

  test('limits', () => {
    expect(refusalOf(() => readStl(textStl(ball), { ...DEFAULT_LIMITS, triangles: 319 }))).toBe(
      'tooManyTriangles',
    );
    expect(refusalOf(() => readStl(textStl(ball), { ...DEFAULT_LIMITS, vertices: 161 }))).toBe(
      'tooManyVertices',
    );
  });
});

test('what is no STL at all', () => {
  expect(refusalOf(() => readStl(latin1Bytes('hello')))).toBe('unknownFormat');
  expect(refusalOf(() => readStl(new Uint8Array()))).toBe('unknownFormat');
});
