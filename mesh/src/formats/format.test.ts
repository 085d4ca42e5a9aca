import { describe, expect, test } from 'vitest';
import { recognizeFormat } from './format.ts';
import { latin1Bytes } from './latin1.ts';
import { sphere } from './sphere.fixtures.ts';
import { textStl } from './text-stl.fixtures.ts';
import { writeObj } from './write-obj.ts';
import { writePly } from './write-ply.ts';
import { writeStl } from './write-stl.ts';

const ball = sphere();
const of = (text: string) => recognizeFormat(latin1Bytes(text));

/** Binary, and yet beginning like the other kind. */
function stlSaying(text: string): Uint8Array {
  const bytes = writeStl(ball);
  bytes.fill(0x20, 0, 80);
  bytes.set(latin1Bytes(text));
  return bytes;
}

describe('formats by content', () => {
  test('every way of writing each', () => {
    expect(recognizeFormat(writeStl(ball))).toBe('stl');
    expect(recognizeFormat(textStl(ball))).toBe('stl');
    for (const options of [{}, { ascii: true }, { bigEndian: true }])
      expect(recognizeFormat(writePly(ball, options))).toBe('ply');
    expect(recognizeFormat(writeObj(ball))).toBe('obj');
  });

  test('STL that begins like something else', () => {
    expect(recognizeFormat(stlSaying('solid made by a program'))).toBe('stl');
    expect(recognizeFormat(stlSaying('v 1 2 3'))).toBe('stl');
    expect(of('  \r\nSOLID\nFACET')).toBe('stl');
    expect(of('\u00ef\u00bb\u00bfsolid a\n')).toBe('stl');
  });

  test('STL that was cut off or has something behind it', () => {
    expect(recognizeFormat(writeStl(ball).subarray(0, 5_000))).toBe('stl');
    expect(recognizeFormat(stlSaying('solid').subarray(0, 5_000))).toBe('stl');
    expect(recognizeFormat(Uint8Array.of(...writeStl(ball), 0, 0))).toBe('stl');
  });

  test('PLY with other ends of lines, OBJ behind comments', () => {
    expect(of('ply\r\nformat ascii 1.0\r\n')).toBe('ply');
    expect(of(`${'# comment\r\n'.repeat(500)}mtllib a.mtl\r\no x\r\nv 1 -2.5e0 3\r\n`)).toBe('obj');
  });

  test('what is none of them', () => {
    for (const text of ['', 'p', 'ply', 'plywood', 'solidarity', 'v', 'v one two three', 'vn 0 0 1\nf 1 2 3'])
      expect(of(text), text).toBeNull();
    expect(of('<!doctype html><p>v 1 2 3</p>')).toBeNull();
    expect(of(`%PDF-1.7\n${'x'.repeat(300)}`)).toBeNull();
    expect(recognizeFormat(new Uint8Array(10_000))).toBeNull();
    const floats = new Uint8Array(Float32Array.from({ length: 2_000 }, (_, i) => i).buffer);
    expect(recognizeFormat(floats)).toBeNull();
    expect(recognizeFormat(Uint8Array.from({ length: 10_000 }, (_, i) => (i * 7_919) % 251))).toBeNull();
  });
});
