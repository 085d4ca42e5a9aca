import { vertexCount, type Mesh } from '@archway/mesh/core/mesh';
import { SurfaceDisc } from '@archway/mesh/topology/surface-disc';
import { neighborsOfVertices } from '@archway/mesh/topology/vertex-neighbors';

/** Smaller ones, in millimeters, need no second look: they are never stated as a change. */
const LOOKED_AT = 0.02;
/** A change must go on for about this far around its middle, in millimeters. */
const RADIUS = 1;
/** The median around a vertex must be this part of its own distance. */
const SUPPORT = 0.5;

/**
 * Distances that can be stated as a change: means of each vertex and its neighbors, so that noise does not count. Where
 * the surface around does not share it, only what the surface around has is left: scanners see folds between teeth
 * differently each time. NaN where there was nothing to compare.
 */
export function evenDistances(mesh: Mesh, distances: Float32Array): Float32Array {
  const even = meanAround(mesh, distances);
  const disc = new SurfaceDisc(mesh);
  const stated = even.slice();
  for (const [vertex, distance] of even.entries()) {
    if (!(Math.abs(distance) >= LOOKED_AT)) continue;
    const around = medianOf(disc.around(vertex, RADIUS), distances);
    if (around / distance < SUPPORT) stated[vertex] = around;
  }
  return stated;
}

function meanAround(mesh: Mesh, distances: Float32Array): Float32Array {
  const { starts, others } = neighborsOfVertices(mesh);
  const means = new Float32Array(vertexCount(mesh));
  for (let vertex = 0; vertex < means.length; vertex++) {
    let sum = distances[vertex]!;
    for (let link = starts[vertex]!; link < starts[vertex + 1]!; link++) sum += distances[others[link]!]!;
    means[vertex] = sum / (starts[vertex + 1]! - starts[vertex]! + 1);
  }
  return means;
}

function medianOf(vertices: readonly number[], distances: Float32Array): number {
  const known = Float32Array.from(vertices, (vertex) => distances[vertex]!).filter(
    (distance) => !Number.isNaN(distance),
  );
  return known.toSorted()[known.length >> 1]!;
}
