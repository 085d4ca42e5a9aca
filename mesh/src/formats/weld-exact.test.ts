import { describe, expect, test } from 'vitest';
import { refusalOf } from './refusal.fixtures.ts';
import { ExactWelder } from './weld-exact.ts';

const limits = { triangles: 1_000_000, vertices: 1_000_000 };

describe('welding', () => {
  test('points are numbered by first appearance, and equal ones alike', () => {
    const welder = new ExactWelder(0, limits);
    const numbers = [
      welder.add(1, 2, 3),
      welder.add(3, 2, 1),
      welder.add(1, 2, 3),
      welder.add(1, 2, 3.0000002),
    ];
    expect(numbers).toEqual([0, 1, 0, 2]);
    expect(welder.finish()).toEqual(Float32Array.of(1, 2, 3, 3, 2, 1, 1, 2, 3.0000002));
  });

  test('-0 is 0', () => {
    const welder = new ExactWelder(0, limits);
    expect([welder.add(0, -0, 0), welder.add(-0, 0, -0)]).toEqual([0, 0]);
    expect([...welder.finish()].every((value) => Object.is(value, 0))).toBe(true);
  });

  test('far more points than expected, as a grid of round numbers, each found again', () => {
    const welder = new ExactWelder(1, limits);
    const addAll = () =>
      Array.from({ length: 64_000 }, (_, i) =>
        welder.add(i % 40, Math.floor(i / 40) % 40, Math.floor(i / 1_600) * 0.5),
      );
    const numbers = addAll();
    expect(numbers).toEqual(Array.from({ length: 64_000 }, (_, i) => i));
    expect(addAll()).toEqual(numbers);
    expect(welder.finish()).toHaveLength(192_000);
  });

  test('points made to collide under a hash without secret take no longer than others', () => {
    // Differences in the highest bits only: whoever multiplies by fixed numbers and takes low bits sees them all alike.
    const welder = new ExactWelder(0, limits);
    const bits = new Uint32Array(3);
    const floats = new Float32Array(bits.buffer);
    const started = Date.now();
    for (let i = 0; i < 200_000; i++) {
      bits.set([(i & 0x3f) << 22, ((i >>> 6) & 0x3f) << 22, (i >>> 12) << 22]);
      welder.add(floats[0] ?? 0, floats[1] ?? 0, floats[2] ?? 0);
    }
    expect(Date.now() - started).toBeLessThan(2_000);
    expect(welder.finish()).toHaveLength(200_000 * 3);
  });

  test('no more points than allowed', () => {
    const welder = new ExactWelder(100, { triangles: 1, vertices: 2 });
    welder.add(0, 0, 0);
    welder.add(0, 0, 1);
    expect(welder.add(0, 0, 0)).toBe(0);
    expect(refusalOf(() => welder.add(0, 0, 2))).toBe('tooManyVertices');
  });
});
