import { doubleAreaVector } from '../core/area.ts';
import { triangleCount, type Mesh } from '../core/mesh.ts';
import { sampleSurface } from '../search/sample-points.ts';
import { add, length, normalize, vectorAt, type Vector } from '../core/vector.ts';

/** A scan as evenly spread points, which hides how its triangles are cut. */
export interface JawSamples {
  points: Vector[];
  normals: Vector[];
  center: Vector;
  /** Where the surface looks to on the whole. */
  facing: Vector;
  /** How much of the surface looks there: 1 for a flat sheet, 0 for a closed body. */
  openness: number;
}

const COUNT = 30_000;

export function sampleJaw(mesh: Mesh): JawSamples {
  const { points, triangles } = sampleSurface(mesh, triangleCount(mesh) === 0 ? 0 : COUNT);
  const normals = Array.from(triangles, (triangle) => normalize(doubleAreaVector(mesh, triangle)));
  const samples = normals.map((_, i) => vectorAt(points, i));
  const sum = normals.reduce(add, [0, 0, 0]);
  return {
    points: samples,
    normals,
    center: mean(samples),
    facing: normalize(sum),
    openness: length(sum) / Math.max(1, normals.length),
  };
}

function mean(points: Vector[]): Vector {
  const [x, y, z] = points.reduce(add, [0, 0, 0]);
  const count = Math.max(1, points.length);
  return [x / count, y / count, z / count];
}
