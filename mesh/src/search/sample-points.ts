import { doubleAreaVector } from '../core/area.ts';
import { triangleCount, type Mesh } from '../core/mesh.ts';
import { randomNumbers } from '../core/random.ts';
import { length } from '../core/vector.ts';

export interface SurfaceSamples {
  /** x, y and z of each point. */
  points: Float32Array;
  /** The triangle each is on. */
  triangles: Uint32Array;
}

/** `count` points spread evenly over the surface. The same ones each time. */
export function sampleSurface(mesh: Mesh, count: number): SurfaceSamples {
  const { positions, indices } = mesh;
  const ends = areaSums(mesh);
  const total = ends.at(-1) ?? 0;
  const random = randomNumbers(1);
  const points = new Float32Array(count * 3);
  const triangles = new Uint32Array(count);
  let triangle = 0;
  for (let sample = 0; sample < count; sample++) {
    const at = ((sample + random()) / count) * total;
    while (triangle < ends.length - 1 && ends[triangle]! < at) triangle++;
    triangles[sample] = triangle;
    // The root keeps the points from crowding at the first corner.
    const root = Math.sqrt(random());
    const second = root * (1 - random());
    const third = root - second;
    for (let axis = 0; axis < 3; axis++) {
      points[sample * 3 + axis] =
        positions[indices[triangle * 3]! * 3 + axis]! * (1 - root) +
        positions[indices[triangle * 3 + 1]! * 3 + axis]! * second +
        positions[indices[triangle * 3 + 2]! * 3 + axis]! * third;
    }
  }
  return { points, triangles };
}

/** At most `count` vertices, evenly from the first to the last. */
export function sampleVertices({ positions }: Mesh, count: number): Float32Array {
  const vertices = positions.length / 3;
  const samples = Math.min(count, vertices);
  const points = new Float32Array(samples * 3);
  for (let sample = 0; sample < samples; sample++) {
    const vertex = Math.floor((sample * vertices) / samples);
    points.set(positions.subarray(vertex * 3, vertex * 3 + 3), sample * 3);
  }
  return points;
}

/** Twice the area of all triangles up to and with each. */
function areaSums(mesh: Mesh): Float64Array {
  const sums = new Float64Array(triangleCount(mesh));
  let sum = 0;
  for (let triangle = 0; triangle < sums.length; triangle++) {
    sum += length(doubleAreaVector(mesh, triangle));
    sums[triangle] = sum;
  }
  return sums;
}
