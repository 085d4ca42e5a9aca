import { fromPlane } from '@archway/mesh/line/plane';
import { dot } from '@archway/mesh/core/vector';
import { describe, expect, it } from 'vitest';
import { USUAL_FRAME } from '@archway/mesh/sight/frame';
import { flipped, isInPlane, moved, paperOf, planeAlong, tilted } from './section-plane.ts';

const plane = { point: [1, 2, 3], normal: [0, 0, 2] } as const;
const fromFront = { frame: USUAL_FRAME, toViewer: [0.1, -0.9, 0.3] } as const;

describe('a section plane', () => {
  it('moves along its normal, whatever its length', () => {
    expect(moved(plane, 0.5).point).toEqual([1, 2, 3.5]);
    expect(moved(flipped(plane), 0.5).point).toEqual([1, 2, 2.5]);
  });

  it('tilts about its point and back', () => {
    const there = tilted(plane, [1, 0, 0], Math.PI / 6);
    expect(there.point).toEqual(plane.point);
    expect(there.normal[1]).toBeCloseTo(-0.5, 12);
    expect(there.normal[2]).toBeCloseTo(Math.sqrt(0.75), 12);
    expect(tilted(there, [1, 0, 0], -Math.PI / 6).normal[2]).toBeCloseTo(1, 12);
  });

  it('knows which points lie in it', () => {
    expect(isInPlane(plane, [40, -7, 3])).toBe(true);
    expect(isInPlane(plane, [1, 2, 3.001])).toBe(false);
    expect(isInPlane(moved(moved(plane, 0.1), -0.1), [40, -7, 3])).toBe(true);
  });
});

describe('a section along a direction', () => {
  it('cuts away the side of the viewer', () => {
    for (const direction of ['sagittal', 'frontal', 'horizontal', 'view'] as const) {
      const { normal } = planeAlong(direction, [0, 0, 0], fromFront);
      expect(dot(normal, fromFront.toViewer), direction).toBeGreaterThan(0);
    }
    expect(planeAlong('frontal', [0, 0, 0], fromFront).normal).toEqual([0, -1, 0]);
    const fromBehind = { ...fromFront, toViewer: [0, 1, 0] as const };
    expect(planeAlong('frontal', [0, 0, 0], fromBehind).normal.map(Math.abs)).toEqual([0, 1, 0]);
    expect(planeAlong('frontal', [0, 0, 0], fromBehind).normal[1]).toBe(1);
  });
});

describe('the drawing of a section', () => {
  it('has the head up and the cut side towards the reader', () => {
    const { right, up } = paperOf({ point: [0, 0, 0], normal: [0, -1, 0] }, USUAL_FRAME);
    expect(up).toEqual([0, 0, 1]);
    // Seen from the front, the patient's left is at the right.
    expect(right[0]).toBeCloseTo(1, 12);
  });

  it('has the front teeth below for a horizontal plane, like the occlusal view', () => {
    const paper = paperOf({ point: [0, 0, 5], normal: [0, 0, 1] }, USUAL_FRAME);
    expect(fromPlane(paper, 0, -10)).toEqual([0, -10, 5]);
  });
});
