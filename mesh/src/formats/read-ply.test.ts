import { describe, expect, test } from 'vitest';
import { latin1Bytes } from './latin1.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { readPly } from './read-ply.ts';
import { refusalOf } from './refusal.fixtures.ts';
import { sphere } from './sphere.fixtures.ts';
import { viewOf } from './view-of.ts';
import { writePly } from './write-ply.ts';

const XYZ = ['property float x', 'property float y', 'property float z'];
const FACE = 'property list uchar int vertex_indices';
const POINTS = ['0 0 0', '1 0 0', '1 1 0', '0 1 0'];

/** A text PLY; the square of four points, unless told otherwise. */
function text({
  vertex = XYZ,
  face = [FACE],
  points = POINTS,
  faces = ['4 0 1 2 3'],
  format = 'format ascii 1.0',
  before = [] as string[],
  rowsBefore = [] as string[],
  end = '\n',
} = {}): Uint8Array {
  const start = ['ply', format, 'comment made by hand', ...before];
  const elements = [`element vertex ${points.length}`, ...vertex, `element face ${faces.length}`, ...face];
  const rows = [...rowsBefore, ...points, ...faces];
  return latin1Bytes([...start, ...elements, 'end_header', ...rows, ''].join(end));
}

/** A binary PLY of a header and values, each with the name of the method that writes it. */
function binary(
  header: string[],
  values: [keyof DataView & `set${string}`, number][],
  isLittle = true,
): Uint8Array {
  const format = `format binary_${isLittle ? 'little' : 'big'}_endian 1.0`;
  const head = latin1Bytes(['ply', format, ...header, 'end_header', ''].join('\n'));
  const bytes = new Uint8Array(head.length + values.length * 8);
  bytes.set(head);
  const view = viewOf(bytes);
  let at = head.length;
  for (const [method, value] of values) {
    if (method.startsWith('setBig')) throw new Error('no such type');
    (view[method] as (at: number, value: number, isLittle: boolean) => void).call(view, at, value, isLittle);
    at += Number(/\d+$/.exec(method)?.[0]) / 8;
  }
  return bytes.slice(0, at);
}

const TRIANGLE = [0, 0, 0, 1, 0, 0, 0, 1, 0];

describe('PLY', () => {
  test('a polygon becomes a fan; points and lines are left out', () => {
    const mesh = readPly(text({ faces: ['1 0', '4 0 1 2 3', '2 0 1', '0'] }));
    expect(mesh).toEqual({
      positions: Float32Array.of(0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0),
      indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
      colors: null,
    });
  });

  test('other ends of lines, tabs and breaks between values, no end of line at the end', () => {
    const expected = readPly(text());
    expect(readPly(text({ end: '\r\n' }))).toEqual(expected);
    expect(readPly(text({ points: ['0\t0\n0', '1 0 0 1 1', '0 0', '1 0'] }))).toEqual(expected);
    expect(readPly(text().slice(0, -1))).toEqual(expected);
  });

  test('properties in any order, and others among them, also lists', () => {
    const vertex = ['double z', 'int flags', 'list uchar float more', 'short y', 'float x'];
    const points = ['0.5 7 0 2 1', '0.5 7 2 1.5 1.5 2 3', '-1 7 1 9 9 9'];
    const face = [
      'property uchar red',
      'property list int uint vertex_index',
      'property list uchar float uv',
    ];
    const mesh = readPly(
      text({
        vertex: vertex.map((line) => `property ${line}`),
        points,
        face,
        faces: ['8 3 2 1 0 2 0.1 0.2'],
      }),
    );
    expect(mesh.positions).toEqual(Float32Array.of(1, 2, 0.5, 3, 2, 0.5, 9, 9, -1));
    expect(mesh.indices).toEqual(Uint32Array.of(2, 1, 0));
  });

  test('other elements are passed over, before and between', () => {
    const before = [
      'element camera 2',
      'property float f',
      'property list uchar int tags',
      'element nothing 9',
    ];
    const mesh = readPly(text({ before, rowsBefore: ['1.5 2 7 8', 'nan 0'] }));
    expect(mesh).toEqual(readPly(text()));
  });

  test('faces before vertices', () => {
    const bytes = latin1Bytes(
      `ply\nformat ascii 1.0\nelement face 1\n${FACE}\nelement vertex 3\n${XYZ.join('\n')}\nend_header\n3 0 1 2\n${TRIANGLE.join(' ')}`,
    );
    expect(readPly(bytes).indices).toEqual(Uint32Array.of(0, 1, 2));
  });

  test.each([
    ['uchar', ['red', 'green', 'blue'], '255 128 0'],
    ['uint8', ['diffuse_red', 'diffuse_green', 'diffuse_blue'], '255 128 0'],
    ['ushort', ['red', 'green', 'blue'], '65535 32896 0'],
    ['float', ['r', 'g', 'b'], '1 0.50196 -0.1'],
    ['double', ['blue', 'green', 'red'], '0 0.50196 1.5'],
    ['int', ['red', 'green', 'blue'], '300 128 -5'],
  ])('colors as %s %j', (type, names, values) => {
    const vertex = [...XYZ, ...names.map((name) => `property ${type} ${name}`)];
    const mesh = readPly(text({ vertex, points: POINTS.map((point) => `${point} ${values}`) }));
    expect(mesh.colors).toEqual(Uint8Array.from({ length: 12 }, (_, i) => [255, 128, 0][i % 3] ?? 0));
  });

  test('two of three colors are none', () => {
    const vertex = [...XYZ, 'property uchar red', 'property uchar green'];
    expect(readPly(text({ vertex, points: POINTS.map((point) => `${point} 1 2`) })).colors).toBeNull();
  });

  test.each([true, false])('binary, all types of values; low byte first: %s', (isLittle) => {
    const header = [
      'element vertex 3',
      ...['double x', 'float32 y', 'int16 z', 'ushort red', 'uint16 green', 'ushort blue'].map(
        (p) => `property ${p}`,
      ),
      'property list int8 double more',
      'element face 2',
      'property char a',
      'property list ushort uint32 vertex_indices',
      'property list uint short b',
    ];
    const vertices = [0, 1, 2].flatMap((i): [keyof DataView & `set${string}`, number][] => [
      ...(
        [
          ['setFloat64', i + 0.25],
          ['setFloat32', i * i],
          ['setInt16', -i],
        ] as const
      ).map(([m, v]): [typeof m, number] => [m, v]),
      ...[65_535, 257 * i, 0].map((value): ['setUint16', number] => ['setUint16', value]),
      ['setInt8', i],
      ...Array.from({ length: i }, (): ['setFloat64', number] => ['setFloat64', 9]),
    ]);
    const faces = [0, 1].flatMap((turn): [keyof DataView & `set${string}`, number][] => [
      ['setInt8', -1],
      ['setUint16', 3],
      ...[0, 1 + turn, 2 - turn].map((index): ['setUint32', number] => ['setUint32', index]),
      ['setUint32', turn],
      ...Array.from({ length: turn }, (): ['setInt16', number] => ['setInt16', -9]),
    ]);
    expect(readPly(binary(header, [...vertices, ...faces], isLittle))).toEqual({
      positions: Float32Array.of(0.25, 0, 0, 1.25, 1, -1, 2.25, 4, -2),
      indices: Uint32Array.of(0, 1, 2, 0, 2, 1),
      colors: Uint8Array.of(255, 0, 0, 255, 1, 0, 255, 2, 0),
    });
  });

  test('something behind the end does not matter', () => {
    const bytes = writePly(sphere());
    expect(readPly(Uint8Array.of(...bytes, 1, 2, 3))).toEqual(readPly(bytes));
  });
});

describe('PLY that is refused', () => {
  const refused = (bytes: Uint8Array) => refusalOf(() => readPly(bytes));
  const header = (...lines: string[]) =>
    latin1Bytes(['ply', 'format ascii 1.0', ...lines, 'end_header', ''].join('\n'));

  test.each([
    ['no beginning', latin1Bytes('plx\n'), 'unknownFormat'],
    ['nothing', new Uint8Array(), 'truncated'],
    ['no end of the header', latin1Bytes('ply\nformat ascii 1.0\nelement vertex 3'), 'truncated'],
    ['an endless header', latin1Bytes(`ply\n${'comment so\n'.repeat(7_000)}`), 'malformed'],
    ['an endless line', latin1Bytes(`ply\ncomment ${'x'.repeat(70_000)}`), 'malformed'],
    ['no format', text({ format: 'comment' }), 'malformed'],
    ['an unknown format', text({ format: 'format utf8 1.0' }), 'malformed'],
    ['an unknown line', text({ before: ['eggs 3'] }), 'malformed'],
    ['a property of nothing', text({ before: ['property float x'] }), 'malformed'],
    ['a property without a name', text({ before: ['element a 1', 'property float'] }), 'malformed'],
    ['a list without a name', text({ before: ['element a 1', 'property list uchar int'] }), 'malformed'],
    ['an inherited type', text({ before: ['element a 1', 'property constructor x'] }), 'malformed'],
    ['a negative number of rows', text({ before: ['element a -1'] }), 'malformed'],
    ['a broken number of rows', text({ before: ['element a 1.5'] }), 'malformed'],
    ['rows beyond counting', text({ before: [`element a ${'9'.repeat(30)}`] }), 'malformed'],
    ['no vertices', header('element face 1', FACE), 'malformed'],
    ['no faces', header('element vertex 0', ...XYZ), 'empty'],
    ['vertices twice', text({ before: ['element vertex 0'] }), 'malformed'],
    ['no z', text({ vertex: XYZ.slice(0, 2) }), 'malformed'],
    ['a list for x', text({ vertex: ['property list uchar float x', ...XYZ.slice(1)] }), 'malformed'],
    ['no list in faces', text({ face: ['property int vertex_indices'] }), 'malformed'],
    ['corners as floats', text({ face: ['property list uchar float vertex_indices'] }), 'malformed'],
    ['lengths as floats', text({ face: ['property list float int vertex_indices'] }), 'malformed'],
    ['no face', text({ faces: [] }), 'empty'],
    ['only lines', text({ faces: ['2 0 1'] }), 'empty'],
    ['equal corners', text({ faces: ['3 0 1 1', '3 0 0 1', '3 0 1 0'] }), 'empty'],
    ['a corner behind the last', text({ faces: ['3 0 1 4'] }), 'badIndex'],
    ['a negative corner', text({ faces: ['3 0 1 -1'] }), 'badIndex'],
    ['half a corner', text({ faces: ['3 0 1 1.5'] }), 'badIndex'],
    ['no number as a corner', text({ faces: ['3 0 1 nan'] }), 'badIndex'],
    ['a negative length', text({ faces: ['-3 0 1 2'] }), 'malformed'],
    ['a missing corner', text({ faces: ['3 0 1'] }), 'truncated'],
    ['a word', text({ points: ['0 0 0', '1 0 zero', '0 1 0'] }), 'malformed'],
    ['no number', text({ points: ['0 0 0', '1 0 nan', '0 1 0', '0 0 1'] }), 'notFinite'],
    ['too far away', text({ points: ['0 0 0', '1 0 1000001', '0 1 0', '0 0 1'] }), 'malformed'],
  ])('%s', (_what, bytes, reason) => {
    expect(refused(bytes)).toBe(reason);
  });

  test('cut off anywhere, in every kind', () => {
    for (const options of [{}, { bigEndian: true }, { ascii: true }]) {
      const bytes = writePly(sphere(), options);
      // The last number of a text may lose a digit without anybody knowing.
      for (let length = 4; length < bytes.length - 4; length += 37)
        expect(refused(bytes.subarray(0, length)), `${length}`).toBe('truncated');
    }
  });

  test('counts beyond the file, before any room is made for them', () => {
    const started = Date.now();
    for (const format of ['ascii', 'binary_little_endian', 'binary_big_endian'])
      for (const [vertices, faces, others] of [
        [4_000_000_000, 1, 0],
        [0, 4_000_000_000, 0],
        [0, 1, 999_999_999_999_999],
      ]) {
        const lines = [
          'ply',
          `format ${format} 1.0`,
          `element other ${others}`,
          'property list uchar uchar a',
        ];
        lines.push(
          `element vertex ${vertices}`,
          ...XYZ,
          `element face ${faces}`,
          FACE,
          'end_header',
          '0 0 0',
        );
        expect(refused(latin1Bytes(lines.join('\n')))).toBe('truncated');
      }
    expect(Date.now() - started).toBeLessThan(500);
  });

  test('rows of nothing, however many, take no time', () => {
    const started = Date.now();
    expect(readPly(text({ before: ['element nothing 999999999999999'] }))).toEqual(readPly(text()));
    expect(refused(text({ before: ['element vertex 999999999999999'] }))).toBe('malformed');
    expect(Date.now() - started).toBeLessThan(500);
  });

  test('a list longer than the file', () => {
    const lines = ['element vertex 3', ...XYZ, 'element face 1', 'property list uint uint vertex_indices'];
    const values = TRIANGLE.map((value): ['setFloat32', number] => ['setFloat32', value]);
    expect(refused(binary(lines, [...values, ['setUint32', 0xffffffff]]))).toBe('truncated');
    expect(refused(text({ faces: ['4294967295 0 1 2'] }))).toBe('truncated');
  });

  test('limits', () => {
    const bytes = writePly(sphere());
    expect(readPly(bytes, { triangles: 320, vertices: 162 }).indices).toHaveLength(960);
    expect(refusalOf(() => readPly(bytes, { ...DEFAULT_LIMITS, triangles: 319 }))).toBe('tooManyTriangles');
    expect(refusalOf(() => readPly(bytes, { ...DEFAULT_LIMITS, vertices: 161 }))).toBe('tooManyVertices');
  });
});
