import { boundsOf } from '@archway/mesh/core/bounds';
import { vertexCount, type Mesh } from '@archway/mesh/core/mesh';
import { blurGrid } from './blur-grid.ts';
import { densityAt, measureDensity, type DensityGrid } from './density-grid.ts';

/** In millimeters: fine enough for a fissure. */
const CELL = 0.7;

/** Cells are square, surfaces are not. */
const TOLERANCE = 0.06;

interface Look {
  /** How far around, in cells. */
  radius: number;
  /** How far before the surface, in cells. */
  distance: number;
  weight: number;
}

/** Fissures, the gap between teeth, the space under a tongue. */
const LOOKS: readonly Look[] = [
  { radius: 1, distance: 1.6, weight: 1.6 },
  { radius: 2, distance: 3.2, weight: 1.4 },
  { radius: 4, distance: 6.4, weight: 1.2 },
];

/**
 * How open each vertex is to light from all around, 0 to 1. Rays would tell it exactly and take minutes; how much
 * surface there is some way before the vertex tells it well enough to shade by, in the time the mesh takes to unpack.
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
  // A blur reaches back to the surface one looks from. What a flat one has of itself there does not count.
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
