import type { Mesh } from '../core/mesh.ts';
import { sheet } from '../core/shapes.fixtures.ts';
import { compactMesh } from '../topology/simplify.ts';

/** Millimeters. The front is at +y; a crude jaw is a ridge along a parabola. */
const ARCH_CURVE = 0.052;
const BACK = -44;
const HALF_CROWN = 4.5;
const STEP = 0.7;

/** How far outside of the arch a place is; below zero inside of it. */
function outsideOf(x: number, y: number): number {
  return (y + ARCH_CURVE * x * x) / Math.hypot(1, 2 * ARCH_CURVE * x);
}

/** Falls from the crown to the gum within a millimeter, then goes on with the slope of the gum. */
function crownOrGum(distance: number, gumSlope: number): number {
  const below = Math.max(0, distance - HALF_CROWN);
  return below < 1 ? -8 * below : -8 - (below - 1) * gumSlope;
}

const cusps = (x: number, y: number): number => 0.6 * Math.cos(x * 0.9) * Math.cos(y * 0.9);

/** Crowns to +z, an open U. */
export function lowerJaw(): Mesh {
  const height = (x: number, y: number) => crownOrGum(Math.abs(outsideOf(x, y)), 4.5) + cusps(x, y);
  const isThere = (x: number, y: number) => Math.abs(outsideOf(x, y)) < HALF_CROWN + 3;
  return compactMesh(sheet([-40, 40], [BACK, 9], STEP, height, isThere));
}

/** Crowns to −z, as it sits in the mouth, with a palate; `hasMiddle` says whether that was scanned to its middle. */
export function upperJaw(hasMiddle = true): Mesh {
  const height = (x: number, y: number) => {
    const outside = outsideOf(x, y);
    return Math.max(-19, crownOrGum(Math.abs(outside), outside > 0 ? 4.5 : 1)) + cusps(x, y);
  };
  const isThere = (x: number, y: number) => {
    const outside = outsideOf(x, y);
    return outside < HALF_CROWN + 3 && (hasMiddle || outside > -HALF_CROWN - 8);
  };
  return turnedOver(compactMesh(sheet([-40, 40], [BACK, 9], STEP, height, isThere)));
}

/** Half a turn about the y axis: the front stays, up becomes down. */
function turnedOver(mesh: Mesh): Mesh {
  return { ...mesh, positions: mesh.positions.map((value, at) => (at % 3 === 1 ? value : -value)) };
}

/** The outer sides of teeth of both jaws, which look to +z; two rows with a line between them. */
export function bite(): Mesh {
  const height = (x: number, y: number) =>
    1.5 * Math.abs(Math.cos(x * 0.4)) - 2 * Math.exp(-((y / 1.2) ** 2)) - 0.01 * x * x;
  return sheet([-17, 17], [-9, 9], 0.5, height);
}

/** One side of a lower jaw. */
export function quadrant(): Mesh {
  const jaw = lowerJaw();
  const isRight = (vertex: number) => jaw.positions[vertex * 3]! > 3;
  const kept: number[] = [];
  for (let at = 0; at < jaw.indices.length; at += 3) {
    const corners = [...jaw.indices.subarray(at, at + 3)];
    if (corners.every(isRight)) kept.push(...corners);
  }
  return compactMesh({ ...jaw, indices: Uint32Array.from(kept) });
}
