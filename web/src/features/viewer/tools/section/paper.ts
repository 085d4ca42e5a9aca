import { nearestOnContours, type PaperPoint } from '@archway/viewer/tools/section/contours';
import type { SectionState } from '@archway/viewer/tools/section/section-tool';

type Contours = SectionState['contours'];

export interface PaperView {
  left: number;
  /** Heights grow upwards on the paper, and downwards on a screen. */
  top: number;
  width: number;
  height: number;
}

const EDGE = 2;
const LEAST = 8;

/** The part of the paper that shows all contours; null while there are none. */
export function viewOf(contours: Contours): PaperView | null {
  const points = contours.flatMap(({ lines }) => lines.flatMap((line) => line.points));
  if (points.length === 0) return null;
  const across = extent(points.map(([u]) => u));
  const up = extent(points.map(([, v]) => v));
  return { left: across.from, top: -up.to, width: across.to - across.from, height: up.to - up.from };
}

function extent(values: readonly number[]): { from: number; to: number } {
  let from = Infinity;
  let to = -Infinity;
  for (const value of values) {
    from = Math.min(from, value);
    to = Math.max(to, value);
  }
  const room = Math.max(0, LEAST - (to - from)) / 2 + EDGE;
  return { from: from - room, to: to + room };
}

const BARS = [1, 2, 5, 10, 20, 50];
const LETTERS = 11;

/** With room for the scale below the contours; `pixels` is how wide the paper is on the screen. */
export function withScale(view: PaperView, pixels: number): PaperView {
  return { ...view, height: view.height + 1.5 * lettersOn(view, pixels) };
}

const lettersOn = ({ width, height }: PaperView, pixels: number): number =>
  (Math.max(width, height) / pixels) * LETTERS;

/** A bar of a round length, a fifth of the paper at most, in its lower left corner; all in millimeters. */
export function scaleBarOf(
  view: PaperView,
  pixels: number,
): {
  length: number;
  from: number;
  down: number;
  size: number;
} {
  const { left, top, width, height } = view;
  const length = BARS.findLast((bar) => bar <= width / 5) ?? 1;
  const size = lettersOn(view, pixels);
  return { length, from: left + size / 2, down: top + height - size / 2, size };
}

const STEPS: Readonly<Record<string, PaperPoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Where an arrow key takes a point, in millimeters; null for other keys. */
export function movedOnPaper(
  [u, v]: PaperPoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): PaperPoint | null {
  const step = STEPS[key];
  const by = shiftKey ? 1 : 0.1;
  return step === undefined ? null : [u + step[0] * by, v + step[1] * by];
}

/** As the path of an SVG, with heights turned round. */
export function pathOf({ points, isClosed }: Contours[number]['lines'][number]): string {
  const steps = points.map(([u, v], i) => `${i === 0 ? 'M' : 'L'}${u.toFixed(3)} ${(-v).toFixed(3)}`);
  return steps.join('') + (isClosed ? 'Z' : '');
}

/** The place on a contour that is nearest to a point, unless all are farther away than `within`. */
export function snapped(point: PaperPoint, contours: Contours, within: number): PaperPoint {
  const nearest = nearestOnContours(contours, point);
  return nearest !== null && nearest.distance <= within ? nearest.at : point;
}

type Vector = readonly [number, number, number];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Where a place in the plane lies on its paper. */
export function onPaper(place: Vector, { origin, right, up }: SectionState['frame']): PaperPoint {
  const from: Vector = [place[0] - origin[0], place[1] - origin[1], place[2] - origin[2]];
  return [dot(from, right), dot(from, up)];
}
