import { boundsOf } from '../core/bounds.ts';
import { vertexCount, type Mesh } from '../core/mesh.ts';
import { blurGrid } from './blur-grid.ts';
import { densityAt, measureDensity, type DensityGrid } from './density-grid.ts';

/** Cell size in millimeters, fine enough for fissures. */
const CELL = 0.7;

/** Tolerance for the error of the grid on slanted surfaces. */
const TOLERANCE = 0.06;

interface Look {
  /** Blur radius in cells. */
  radius: number;
  /** Distance in front of the surface, in cells. */
  distance: number;
  weight: number;
}

/** Scales of fissures, gaps between teeth, and the floor of the mouth. */
const LOOKS: readonly Look[] = [
  { radius: 1, distance: 1.6, weight: 1.6 },
  { radius: 2, distance: 3.2, weight: 1.4 },
  { radius: 4, distance: 6.4, weight: 1.2 },
];

/**
 * Approximates ambient occlusion: how open each vertex is to light, from 0 to 1. Ray tracing would take minutes; the
 * density of surface in front of a vertex is accurate enough for shading and as fast as decoding.
 */
export function measureOpenness(mesh: Mesh, normals: Float32Array): Float32Array {
  const openness = new Float32Array(vertexCount(mesh));
  const grid = measureDensity(mesh, boundsOf(mesh.positions), CELL);
  const covered = new Float32Array(openness.length);
  for (const look of LOOKS) addCover(covered, mesh, normals, blurGrid(grid, look.radius), look);
  for (let vertex = 0; vertex < openness.length; vertex++) openness[vertex] = 1 / (1 + covered[vertex]!);
  return openness;
}

function addCover(
  covered: Float32Array,
  { positions }: Mesh,
  normals: Float32Array,
  grid: DensityGrid,
  { radius, distance, weight }: Look,
): void {
  const ahead = distance * grid.cell;
  // The blur includes the vertex's own surface. Subtract the share that a flat one contributes.
  const own = Math.max(0, 1 - distance / (2 * radius + 1)) + TOLERANCE;
  for (let vertex = 0, at = 0; vertex < covered.length; vertex++, at += 3) {
    const density = densityAt(
      grid,
      positions[at]! + normals[at]! * ahead,
      positions[at + 1]! + normals[at + 1]! * ahead,
      positions[at + 2]! + normals[at + 2]! * ahead,
    );
    covered[vertex]! += weight * Math.max(0, density - own);
  }
}
