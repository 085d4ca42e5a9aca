import type { PlaneFrame } from '@archway/mesh/line/plane';
import { drawDistance } from '../measure/draw-measure.ts';
import { MARK_COLORS } from '../../drawing/mark-colors.ts';
import type { Section } from '@archway/rules/marks';
import type { LayerSection } from '../../work/section.ts';
import type { ToolScene } from '../../types/tool-scene.ts';
import type { ToolWords } from '../../types/tool-words.ts';
import { pointsOf } from './contours.ts';
import { rectangleAround, type Handle } from './plane-handles.ts';

const color = MARK_COLORS.section;
const EDGE = 1.5;
const HELD_EDGE = 2.5;
const CONTOUR = 2;
const KNOB = 8;
const HELD_KNOB = 12;

/** Draws the plane as a rectangle around the model, with the handle under the pointer highlighted. */
export function drawPlane(scene: ToolScene, paper: PlaneFrame, held: Handle | null): void {
  const { corners, knobs, arrow } = rectangleAround(scene.outline, paper);
  const width = held?.kind === 'move' ? HELD_EDGE : EDGE;
  const edge = { color, width, seeThrough: true };
  scene.line([...corners, corners[0]], edge);
  scene.line([arrow.foot, arrow.tip], edge);
  scene.line([arrow.barbs[0], arrow.tip, arrow.barbs[1]], edge);
  for (const [knob, { at }] of knobs.entries()) {
    const isHeld = held?.kind === 'tilt' && held.knob === knob;
    scene.points([at], { color, size: isHeld ? HELD_KNOB : KNOB, seeThrough: true });
  }
}

export function drawContours(scene: ToolScene, sections: readonly LayerSection[]): void {
  for (const line of sections.flatMap(({ lines }) => lines)) {
    const points = pointsOf(line);
    scene.line(line.isClosed ? [...points, points[0]!] : points, { color, width: CONTOUR });
  }
}

export function drawMeasures(scene: ToolScene, measures: Section['measures'], words: ToolWords): void {
  for (const { from, to, millimeters } of measures) {
    const at = (point: typeof from) => ({ scanId: '', point });
    drawDistance(scene, at(from), at(to), { text: words.millimeters(millimeters) });
  }
}
