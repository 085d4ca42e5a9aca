import { CellList } from './cell-list.ts';
import { edgeAt, partsOf } from './cell-parts.ts';
import type { Field, Point, Triangles } from './field.ts';
import { Lattice } from './lattice.ts';

/** Where to follow a surface: from the place where the way out of the solid crosses it, as far as `isWithin` says so. */
export interface Track {
  inside: Point;
  outside: Point;
  isWithin: (x: number, y: number, z: number) => boolean;
}

/**
 * Triangles of a field's surface. One vertex for each part of the surface in a cell, four cells around each edge that it
 * cuts: every edge of the result has two triangles, or one where the following ended.
 */
export function trackSurface(field: Field, track: Track, spacing: number): Triangles {
  const lattice = new Lattice(field, spacing);
  const cells = new CellList(lattice, track.isWithin);
  const [i, j, k] = crossing(field, track).map((value) => Math.floor(value / spacing));
  // The lattice may see the surface pass next to the cell where it was crossed.
  for (const [di, dj, dk] of AROUND) cells.follow(i! + di, j! + dj, k! + dk);
  cells.joinFacesInDoubt();
  cells.numberVertices();
  const positions = vertices(lattice, cells);
  return { positions, indices: triangles(lattice, cells, positions) };
}

const STEPS = [-1, 0, 1] as const;
const AROUND = STEPS.flatMap((i) => STEPS.flatMap((j) => STEPS.map((k) => [i, j, k] as const)));

function crossing(field: Field, { inside, outside }: Track): number[] {
  let [low, high] = [0, 1];
  const at = (share: number): [number, number, number] => [
    inside[0] + (outside[0] - inside[0]) * share,
    inside[1] + (outside[1] - inside[1]) * share,
    inside[2] + (outside[2] - inside[2]) * share,
  ];
  for (let round = 0; round < 24; round++) {
    const middle = (low + high) / 2;
    if (field.at(...at(middle)) < 0) low = middle;
    else high = middle;
  }
  return at(low);
}

/** Each vertex is the mean of the points where its part of the surface cuts the cell's edges. */
function vertices(lattice: Lattice, cells: CellList): Float32Array {
  const sums = new Float64Array(cells.vertexCount * 3);
  const counts = new Uint8Array(cells.vertexCount);
  for (let cell = 0; cell < cells.mask.length; cell++) {
    const mask = cells.mask[cell]!;
    const { partOf } = partsOf(mask, cells.joined[cell]!);
    const origin = [cells.i[cell]!, cells.j[cell]!, cells.k[cell]!] as const;
    for (let axis = 0; axis < 3; axis++) {
      for (let corner = 0; corner < 8; corner++) {
        const part = partOf[edgeAt(axis, corner)]!;
        if (part < 0) continue;
        const low = valueAt(lattice, origin, corner);
        const share = low / (low - valueAt(lattice, origin, corner | (1 << axis)));
        const vertex = cells.firstVertex[cell]! + part;
        for (let a = 0; a < 3; a++) {
          sums[vertex * 3 + a]! += origin[a]! + ((corner >> a) & 1) + (a === axis ? share : 0);
        }
        counts[vertex]!++;
      }
    }
  }
  return Float32Array.from(sums, (sum, i) => (sum / counts[Math.floor(i / 3)]!) * lattice.spacing);
}

function valueAt(lattice: Lattice, origin: readonly [number, number, number], corner: number): number {
  return lattice.sample(origin[0] + (corner & 1), origin[1] + ((corner >> 1) & 1), origin[2] + (corner >> 2));
}

/** Two triangles for each edge of the lattice that the surface cuts and whose four cells are all there. */
function triangles(lattice: Lattice, cells: CellList, positions: Float32Array): Uint32Array {
  const indices: number[] = [];
  for (let cell = 0; cell < cells.mask.length; cell++) {
    const isInside = (cells.mask[cell]! & 1) === 1;
    for (let axis = 0; axis < 3; axis++) {
      if ((((cells.mask[cell]! >> (1 << axis)) & 1) === 1) === isInside) continue;
      const quad = quadAround(lattice, cells, cell, axis);
      if (quad === null) continue;
      if (!isInside) quad.reverse();
      addQuad(indices, quad, positions);
    }
  }
  return Uint32Array.from(indices);
}

type Quad = [number, number, number, number];

/** The vertices of the four cells around the edge that leaves a cell's lowest corner along an axis. */
function quadAround(lattice: Lattice, cells: CellList, cell: number, axis: number): Quad | null {
  const first = 1 << ((axis + 1) % 3);
  const second = 1 << ((axis + 2) % 3);
  const quad: number[] = [];
  for (const corner of [0, first, first | second, second]) {
    const i = cells.i[cell]! - (corner & 1);
    const j = cells.j[cell]! - ((corner >> 1) & 1);
    const k = cells.k[cell]! - (corner >> 2);
    const around = lattice.cell(i, j, k);
    if (around < 0) return null;
    const { partOf } = partsOf(cells.mask[around]!, cells.joined[around]!);
    quad.push(cells.firstVertex[around]! + partOf[edgeAt(axis, corner)]!);
  }
  return quad as Quad;
}

/** Cut along the shorter diagonal. */
function addQuad(indices: number[], [a, b, c, d]: Quad, positions: Float32Array): void {
  if (distance(positions, a, c) <= distance(positions, b, d)) indices.push(a, b, c, a, c, d);
  else indices.push(a, b, d, b, c, d);
}

function distance(positions: Float32Array, a: number, b: number): number {
  return (
    (positions[a * 3]! - positions[b * 3]!) ** 2 +
    (positions[a * 3 + 1]! - positions[b * 3 + 1]!) ** 2 +
    (positions[a * 3 + 2]! - positions[b * 3 + 2]!) ** 2
  );
}
