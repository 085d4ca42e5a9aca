import { distanceBetween } from '@archway/mesh/core/measure';
import { add, normalize, scale, subtract, type Vector } from '@archway/mesh/core/vector';
import type { LabelStyle, ToolScene } from '../../types/tool-scene.ts';
import { MARK_COLORS } from '../../drawing/mark-colors.ts';
import type { Anchor } from '@archway/rules/marks';

/** Appearance of a measurement. */
export interface MeasureLook {
  text: string;
  isSelected?: boolean;
  /** Not finished: drawn dashed. */
  isOpen?: boolean;
  onPress?: () => void;
}

const color = MARK_COLORS.measure;
const LINE = 1.75;
const SELECTED_LINE = 2.75;
const TICK = 15;
const DOT = 6;
/** Radius as a fraction of the shorter arm. */
const ARC_RADIUS = 0.3;
const ARC_STEPS = 24;

type Lying = { layerId?: string };

export function drawDistance(scene: ToolScene, from: Anchor, to: Anchor, look: MeasureLook): void {
  const lying = layerOf(from, to);
  scene.line([from.point, to.point], lineStyle(look, lying));
  scene.ticks([from.point, to.point, to.point, from.point], {
    color,
    size: TICK,
    seeThrough: true,
    ...lying,
  });
  scene.label(midway(from.point, to.point), look.text, tagStyle(look, lying));
}

export function drawSurfaceDistance(
  scene: ToolScene,
  { from, to, path }: { from: Anchor; to: Anchor; path: readonly Vector[] },
  look: MeasureLook,
): void {
  const lying = layerOf(from, to);
  scene.line(path, lineStyle(look, lying));
  scene.points([from.point, to.point], { color, size: DOT, seeThrough: true, ...lying });
  scene.label(halfwayAlong(path), look.text, tagStyle(look, lying));
}

export function drawAngle(
  scene: ToolScene,
  { from, apex, to }: { from: Anchor; apex: Anchor; to: Anchor },
  look: MeasureLook,
): void {
  const lying = layerOf(from, apex, to);
  const style = lineStyle(look, lying);
  const arc = arcBetween(apex.point, from.point, to.point);
  scene.line([from.point, apex.point, to.point], style);
  scene.line(arc, { ...style, dashed: false });
  scene.points([from.point, apex.point, to.point], { color, size: DOT, seeThrough: true, ...lying });
  scene.label(arc[Math.floor(arc.length / 2)]!, look.text, tagStyle(look, lying));
}

/** The arc of an angle. */
export function arcBetween(apex: Vector, a: Vector, b: Vector): Vector[] {
  const radius = ARC_RADIUS * Math.min(distanceBetween(apex, a), distanceBetween(apex, b));
  const [first, last] = [normalize(subtract(a, apex)), normalize(subtract(b, apex))];
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const part = step / ARC_STEPS;
    const towards = normalize(add(scale(first, 1 - part), scale(last, part)));
    return add(apex, scale(towards, radius));
  });
}

/** The midpoint of a polyline by length. */
export function halfwayAlong(path: readonly Vector[]): Vector {
  const steps = path.slice(1).map((point, which) => distanceBetween(path[which]!, point));
  let left = steps.reduce((sum, step) => sum + step, 0) / 2;
  for (const [which, step] of steps.entries()) {
    if (left <= step && step > 0) {
      const [from, to] = [path[which]!, path[which + 1]!];
      return add(from, scale(subtract(to, from), left / step));
    }
    left -= step;
  }
  return path.at(-1)!;
}

const midway = (a: Vector, b: Vector): Vector => scale(add(a, b), 0.5);

/** The common layer of the points, with which the drawing moves. */
function layerOf(first: Anchor, ...others: Anchor[]): Lying {
  return others.every(({ scanId }) => scanId === first.scanId) ? { layerId: first.scanId } : {};
}

function lineStyle({ isSelected = false, isOpen = false }: MeasureLook, lying: Lying) {
  return {
    color,
    width: isSelected ? SELECTED_LINE : LINE,
    dashed: isOpen,
    seeThrough: 'clearly' as const,
    ...lying,
  };
}

function tagStyle({ isSelected = false, onPress }: MeasureLook, lying: Lying): LabelStyle {
  return { kind: 'tag', isSelected, ...(onPress === undefined ? {} : { onPress }), ...lying };
}
