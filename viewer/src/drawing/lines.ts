import type { Vector } from '@archway/mesh/core/vector';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import type { LineStyle } from '../types/tool-scene.ts';

const HALO = '#FFFFFF';
const HALO_WIDTH = 3;
const THROUGH = 0.3;
const CLEARLY = 0.8;
/** Steps of depth that a line is lifted towards the eye, so that the surface it lies on does not cover it. */
const LIFT = -24_000;

/** The points of a line as pairs. */
export function pairsAlong(points: readonly Vector[]): Vector[] {
  return points.slice(1).flatMap((point, which) => [points[which]!, point]);
}

/** Separate lines, two points each: a halo under them, and what shows through what is before them. */
export function makeLines(pairs: readonly Vector[], style: LineStyle): LineSegments2[] {
  if (pairs.length < 2) return [];
  const geometry = new LineSegmentsGeometry();
  geometry.setPositions(new Float32Array(pairs.flat()));
  const { color, width, halo = true } = style;
  const layers = [
    ...throughOf(style),
    ...(halo ? [{ color: HALO, width: width + HALO_WIDTH, opacity: 0.9, depthTest: true }] : []),
    { color, width, opacity: 1, depthTest: true },
  ];
  return layers.map((look, order) => makeLine(geometry, look, style.dashed ?? false, order));
}

/** What is seen of a line through the surface before it. Seen clearly it needs its halo, to hold on that surface. */
function throughOf({ color, width, seeThrough = false }: LineStyle): Look[] {
  if (seeThrough === false) return [];
  if (seeThrough === true) return [{ color, width, opacity: THROUGH, depthTest: false }];
  return [
    { color: HALO, width: width + HALO_WIDTH, opacity: CLEARLY, depthTest: false },
    { color, width, opacity: CLEARLY, depthTest: false },
  ];
}

interface Look {
  color: string;
  width: number;
  opacity: number;
  depthTest: boolean;
}

function makeLine(
  geometry: LineSegmentsGeometry,
  { color, width, opacity, depthTest }: Look,
  dashed: boolean,
  order: number,
): LineSegments2 {
  const material = new LineMaterial({
    color,
    linewidth: width,
    opacity,
    depthTest,
    depthWrite: false,
    transparent: true,
    dashed,
    dashSize: 0.6,
    gapSize: 0.5,
    polygonOffset: true,
    polygonOffsetFactor: 0,
    polygonOffsetUnits: LIFT,
  });
  const line = new LineSegments2(geometry, material);
  if (dashed) line.computeLineDistances();
  line.frustumCulled = false;
  line.renderOrder = 100 + order;
  return line;
}
