import { EdgeCounts } from '../surface/edge-counts.ts';
import type { Triangles } from '../surface/field.ts';
import { connected } from '../surface/groups.ts';
import { keepTriangles, largestPiece } from '../surface/keep-triangles.ts';

/**
 * Cuts a surface along the border of the scan. What remains hangs together, and what is cut away reaches the end of the
 * surface: there is one border and no hole.
 */
export function trim(mesh: Triangles, inside: (x: number, y: number, z: number) => number): Triangles {
  const { positions, indices } = mesh;
  const isInside = Uint8Array.from({ length: positions.length / 3 }, (_, vertex) =>
    inside(positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!) > 0 ? 1 : 0,
  );
  const cut = largestPiece(mesh, (triangle) =>
    [0, 1, 2].every((corner) => isInside[indices[triangle * 3 + corner]!] === 1),
  );
  restoreIslands(mesh, cut);
  // Bubbles inside the solid, which the surface was followed into where it passes close by, hang on to nothing.
  let kept = largestPiece(mesh, (triangle) => cut[triangle] === 1);
  for (;;) {
    const pinched = pinchedVertices(mesh, kept);
    if (pinched.size === 0) return keepTriangles(mesh, (triangle) => kept[triangle] === 1);
    const before = kept;
    kept = largestPiece(
      mesh,
      (triangle) =>
        before[triangle] === 1 && ![0, 1, 2].some((corner) => pinched.has(indices[triangle * 3 + corner]!)),
    );
  }
}

/** What was cut away but is surrounded by what was not. */
function restoreIslands(mesh: Triangles, kept: Uint8Array): void {
  const vertices = mesh.positions.length / 3;
  const groups = connected(mesh.indices, vertices, (triangle) => kept[triangle] === 0);
  const outer = new Set(
    new EdgeCounts(mesh.indices, vertices).border().flatMap(([a, b]) => [groups.of(a), groups.of(b)]),
  );
  for (let triangle = 0; triangle < kept.length; triangle++) {
    if (kept[triangle] === 0 && !outer.has(groups.of(mesh.indices[triangle * 3]!))) kept[triangle] = 1;
  }
}

/** Where the border touches itself. */
function pinchedVertices(mesh: Triangles, kept: Uint8Array): Set<number> {
  const indices = mesh.indices.filter((_, i) => kept[Math.floor(i / 3)] === 1);
  const seen = new Map<number, number>();
  for (const edge of new EdgeCounts(indices, mesh.positions.length / 3).border()) {
    for (const vertex of edge) seen.set(vertex, (seen.get(vertex) ?? 0) + 1);
  }
  return new Set([...seen].filter(([, count]) => count > 2).map(([vertex]) => vertex));
}
