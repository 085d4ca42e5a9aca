import type { Bounds } from '../core/bounds.ts';
import { sizeOf } from '../core/bounds.ts';
import type { Mesh } from '../core/mesh.ts';
import { doubleAreaVector } from '../core/area.ts';
import { length, type Vector } from '../core/vector.ts';

/** A grid with the surface area in each cell; 1 equals one side of a cell. */
export interface DensityGrid {
  cell: number;
  /** Origin of the first cell, and number of cells along each axis. */
  origin: Vector;
  counts: Vector;
  values: Float32Array;
}

/** Cells around the mesh, for lookups beyond the surface. */
const MARGIN = 6;
const MAX_CELLS = 4_000_000;

export function measureDensity(mesh: Mesh, bounds: Bounds, wishedCell: number): DensityGrid {
  const cell = affordableCell(sizeOf(bounds), wishedCell);
  const counts = sizeOf(bounds).map((size) => Math.ceil(size / cell) + 1 + 2 * MARGIN) as [
    number,
    number,
    number,
  ];
  const [x, y, z] = bounds.min;
  const room = MARGIN * cell;
  const grid: DensityGrid = {
    cell,
    origin: [x - room, y - room, z - room],
    counts,
    values: new Float32Array(counts[0] * counts[1] * counts[2]),
  };
  addTriangles(grid, mesh);
  return grid;
}

function affordableCell(size: Vector, wished: number): number {
  const cellsOf = (cell: number) => size.reduce((all, side) => all * (side / cell + 2 * MARGIN + 2), 1);
  let cell = wished;
  while (cellsOf(cell) > MAX_CELLS) cell *= 1.2;
  return cell;
}

/** Adds the area of each triangle: a quarter at its center, a quarter halfway to each corner. */
function addTriangles(grid: DensityGrid, mesh: Mesh): void {
  const { positions, indices } = mesh;
  const { values, cell } = grid;
  const coordinate = (corner: number, axis: number): number => positions[indices[corner]! * 3 + axis]!;
  for (let at = 0; at < indices.length; at += 3) {
    const share = length(doubleAreaVector(mesh, at / 3)) / 2 / 4 / (cell * cell);
    const x = (coordinate(at, 0) + coordinate(at + 1, 0) + coordinate(at + 2, 0)) / 3;
    const y = (coordinate(at, 1) + coordinate(at + 1, 1) + coordinate(at + 2, 1)) / 3;
    const z = (coordinate(at, 2) + coordinate(at + 1, 2) + coordinate(at + 2, 2)) / 3;
    values[cellAt(grid, x, y, z)]! += share;
    for (let corner = at; corner < at + 3; corner++) {
      const place = cellAt(
        grid,
        (x + coordinate(corner, 0)) / 2,
        (y + coordinate(corner, 1)) / 2,
        (z + coordinate(corner, 2)) / 2,
      );
      values[place]! += share;
    }
  }
}

export function cellAt({ origin, counts, cell }: DensityGrid, x: number, y: number, z: number): number {
  const column = Math.floor((x - origin[0]) / cell);
  const row = Math.floor((y - origin[1]) / cell);
  const slice = Math.floor((z - origin[2]) / cell);
  return (slice * counts[1] + row) * counts[0] + column;
}

/** Trilinear interpolation between cell centers. */
export function densityAt(
  { values, origin, counts, cell }: DensityGrid,
  x: number,
  y: number,
  z: number,
): number {
  const across = Math.min(counts[0] - 2, Math.max(0, (x - origin[0]) / cell - 0.5));
  const along = Math.min(counts[1] - 2, Math.max(0, (y - origin[1]) / cell - 0.5));
  const above = Math.min(counts[2] - 2, Math.max(0, (z - origin[2]) / cell - 0.5));
  const i = Math.floor(across);
  const j = Math.floor(along);
  const k = Math.floor(above);
  const u = across - i;
  const v = along - j;
  const w = above - k;
  const row = counts[0];
  const slice = row * counts[1];
  const at = k * slice + j * row + i;
  const mix = (from: number): number => values[from]! * (1 - u) + values[from + 1]! * u;
  const low = mix(at) * (1 - v) + mix(at + row) * v;
  const high = mix(at + slice) * (1 - v) + mix(at + slice + row) * v;
  return low * (1 - w) + high * w;
}
