import type { Vector } from '@archway/mesh/core/vector';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import type { LineStyle } from '../types/tool-scene.ts';

const HALO = '#FFFFFF';
const HALO_WIDTH = 3;
const THROUGH = 0.3;
const CLEARLY = 0.8;
/** Depth offset towards the camera, so that the surface below doesn't cover a line. */
const LIFT = -24_000;

/** Converts a polyline to pairs of points. */
export function pairsAlong(points: readonly Vector[]): Vector[] {
  return points.slice(1).flatMap((point, which) => [points[which]!, point]);
}

/** Creates line segments of two points each, with a halo and a faint copy that shows through surfaces. */
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

/** How a line shows through the surface in front of it. If clearly, it needs its halo for contrast. */
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
