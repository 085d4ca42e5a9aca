import { doubleAreaVector } from '../core/area.ts';
import { boundsOf, diagonalOf, type Bounds } from '../core/bounds.ts';
import { bordersOf, toldHoles, type Border } from './hole-borders.ts';
import { edgesOf, type EdgeTable } from '../topology/edges.ts';
import { Groups } from '../topology/groups.ts';
import { triangleCount, vertexCount, type Mesh } from '../core/mesh.ts';
import { length } from '../core/vector.ts';

/** What is known of a mesh before anybody looks at it. Lengths and areas are in the unit of the mesh. */
export interface MeshReport {
  triangles: number;
  vertices: number;
  /** Triangles without area. */
  degenerate: number;
  /** Edges with a triangle on one side only. */
  boundaryEdges: number;
  /** Closed lines of such edges. A scan has one around it; a closed body has none. */
  borderLoops: number;
  /** All of those but the longest of each island, which is its rim. */
  holes: number;
  /** The longest of them, with their places. */
  holeBorders: readonly Border[];
  /** Parts that hang together. */
  islands: number;
  /** Edges with more than two triangles. */
  nonManifoldEdges: number;
  /** Edges whose two triangles do not agree which side is out. */
  flippedEdges: number;
  bounds: Bounds;
  diagonal: number;
  area: number;
}

export function checkMesh(mesh: Mesh): MeshReport {
  const bounds = boundsOf(mesh.positions);
  const diagonal = diagonalOf(bounds);
  const edges = edgesOf(mesh.indices);
  const { boundaryEdges, nonManifoldEdges, flippedEdges } = countEdges(edges);
  const { islands, count } = islandsOf(mesh);
  const { loops, holes } = bordersOf(mesh, edges, islands);
  return {
    triangles: triangleCount(mesh),
    vertices: vertexCount(mesh),
    ...measureTriangles(mesh, diagonal),
    boundaryEdges,
    borderLoops: loops,
    holes: holes.length,
    holeBorders: toldHoles(holes),
    islands: count,
    nonManifoldEdges,
    flippedEdges,
    bounds,
    diagonal,
  };
}

/** Below this part of the square of the mesh's size, a triangle's area is rounding and no area. */
const NO_AREA = 1e-14;

function measureTriangles(mesh: Mesh, diagonal: number): { area: number; degenerate: number } {
  const least = NO_AREA * diagonal * diagonal;
  let doubled = 0;
  let degenerate = 0;
  for (let triangle = 0; triangle < triangleCount(mesh); triangle++) {
    const size = length(doubleAreaVector(mesh, triangle));
    if (size > least) doubled += size;
    else degenerate++;
  }
  return { area: doubled / 2, degenerate };
}

function countEdges({ uses, balances }: EdgeTable) {
  const counts = { boundaryEdges: 0, nonManifoldEdges: 0, flippedEdges: 0 };
  for (let slot = 0; slot < uses.length; slot++) {
    if (uses[slot] === 1) counts.boundaryEdges++;
    else if (uses[slot]! > 2) counts.nonManifoldEdges++;
    else if (uses[slot] === 2 && balances[slot] !== 0) counts.flippedEdges++;
  }
  return counts;
}

function islandsOf({ indices, positions }: Mesh): { islands: Groups; count: number } {
  const vertices = vertexCount({ positions });
  const groups = new Groups(vertices);
  const used = new Uint8Array(vertices);
  for (let at = 0; at < indices.length; at += 3) {
    for (let corner = at; corner < at + 3; corner++) used[indices[corner]!] = 1;
    groups.join(indices[at]!, indices[at + 1]!);
    groups.join(indices[at]!, indices[at + 2]!);
  }
  return { islands: groups, count: countGroups(groups, used) };
}

/** Groups with a member that counts; every member of such a group does. */
function countGroups(groups: Groups, counts: Uint8Array): number {
  let count = 0;
  for (let member = 0; member < counts.length; member++) {
    if (counts[member] === 1 && groups.leaderOf(member) === member) count++;
  }
  return count;
}
