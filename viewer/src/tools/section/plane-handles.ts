import { fromPlane, toPlane, type PlaneFrame } from '@archway/mesh/line/plane';
import { add, cross, scale, type Vector } from '@archway/mesh/core/vector';

/** Edges and the arrow move the plane, knobs tilt it. */
export type Handle = { kind: 'move'; at: Vector } | { kind: 'tilt'; at: Vector; axis: Vector; knob: number };

/** The rectangle of the plane around everything visible, with its handles. */
export interface PlaneRectangle {
  corners: [Vector, Vector, Vector, Vector];
  /** One knob at the middle of each edge. */
  knobs: { at: Vector; axis: Vector }[];
  /** An arrow at a corner that points to the cut side. */
  arrow: { foot: Vector; tip: Vector; barbs: [Vector, Vector] };
}

/** Margin around the model in millimeters. */
const MARGIN = 4;
const ARROW = 7;
const BARB = 1.6;

export function rectangleAround(outline: readonly Vector[], paper: PlaneFrame): PlaneRectangle {
  const places = [paper.origin, ...outline].map((point) => toPlane(paper, point));
  const us = places.map(([u]) => u);
  const vs = places.map(([, v]) => v);
  const [left, right] = [Math.min(...us) - MARGIN, Math.max(...us) + MARGIN];
  const [bottom, top] = [Math.min(...vs) - MARGIN, Math.max(...vs) + MARGIN];
  const at = (u: number, v: number): Vector => fromPlane(paper, u, v);
  const foot = at(right, top);
  const tip = add(foot, scale(paper.normal, ARROW));
  const barb = (side: 1 | -1): Vector =>
    add(tip, add(scale(paper.normal, -BARB), scale(paper.right, side * BARB * 0.6)));
  return {
    corners: [at(left, bottom), at(right, bottom), foot, at(left, top)],
    knobs: [
      { at: at(left, (bottom + top) / 2), axis: paper.up },
      { at: at(right, (bottom + top) / 2), axis: paper.up },
      { at: at((left + right) / 2, bottom), axis: paper.right },
      { at: at((left + right) / 2, top), axis: paper.right },
    ],
    arrow: { foot, tip, barbs: [barb(1), barb(-1)] },
  };
}

export interface ScreenPlace {
  x: number;
  y: number;
}

/** Hit radius in pixels, larger than drawn, for touch. */
const KNOB_REACH = 16;
const SIDE_REACH = 9;

/** The handle under the pointer. */
export function handleAt(
  { corners, knobs, arrow }: PlaneRectangle,
  pointer: ScreenPlace,
  toScreen: (point: Vector) => ScreenPlace,
): Handle | null {
  for (const [knob, { at, axis }] of knobs.entries()) {
    if (apart(toScreen(at), pointer) < KNOB_REACH) return { kind: 'tilt', at, axis, knob };
  }
  const sides = corners.map((corner, which) => [corner, corners[(which + 1) % 4]!] as const);
  for (const [from, to] of [[arrow.foot, arrow.tip] as const, ...sides]) {
    const found = nearestOnScreen(toScreen(from), toScreen(to), pointer);
    if (found.distance < SIDE_REACH) {
      return { kind: 'move', at: add(scale(from, 1 - found.part), scale(to, found.part)) };
    }
  }
  return null;
}

const apart = (a: ScreenPlace, b: ScreenPlace): number => Math.hypot(a.x - b.x, a.y - b.y);

function nearestOnScreen(
  from: ScreenPlace,
  to: ScreenPlace,
  place: ScreenPlace,
): { part: number; distance: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((place.x - from.x) * dx + (place.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, share));
  return { part, distance: apart(place, { x: from.x + dx * part, y: from.y + dy * part }) };
}

/** Direction of rotation that moves a knob along the normal, and its distance from the axis. */
export function leverOf(
  origin: Vector,
  at: Vector,
  axis: Vector,
  normal: Vector,
): { arm: number; sense: 1 | -1 } {
  const [x, y, z] = cross(axis, [at[0] - origin[0], at[1] - origin[1], at[2] - origin[2]]);
  const along = x * normal[0] + y * normal[1] + z * normal[2];
  return { arm: Math.abs(along), sense: along < 0 ? -1 : 1 };
}
