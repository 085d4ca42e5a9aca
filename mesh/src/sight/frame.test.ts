import type { RecognizedJaw } from '../jaw/recognize-jaw.ts';
import { describe, expect, it } from 'vitest';
import { believed, frameOf, trustIn } from './frame.ts';

const seen: RecognizedJaw = {
  jaw: 'lower',
  sure: false,
  isWholeArch: true,
  axes: { occlusal: [0, 0, -1], anterior: [0, -1, 0], left: [-1, 0, 0] },
  center: [0, 0, 0],
  width: 60,
};

describe('the frame of a patient', () => {
  it('goes by the role of a file: an upper jaw without its palate looks like a lower one', () => {
    expect(frameOf(seen).up).toEqual([0, 0, -1]);
    const told = believed(seen, 'upper');
    expect(trustIn(told)).toBeGreaterThan(trustIn(seen));
    const { up, front, left } = frameOf(told);
    expect(up[2]).toBe(1);
    expect(front).toEqual([0, -1, 0]);
    expect(left[0]).toBe(1);
  });

  it('leaves a scan that is no jaw unchanged', () => {
    expect(believed({ ...seen, jaw: 'bite' }, 'upper').jaw).toBe('bite');
    expect(believed(seen, 'unknown')).toBe(seen);
  });
});
