import type { Mesh } from '../core/mesh.ts';
import type { SurfacePoint } from './surface-point.ts';
import { edgesOfTriangles } from '../topology/triangle-edges.ts';
import { dot, length, subtract, vectorAt, type Vector } from '../core/vector.ts';

export type Flat = readonly [x: number, y: number];

/** A row of triangles laid out in a plane: a way through it passes all gates in turn. */
export interface Strip {
  start: Flat;
  gates: Gate[];
  end: Flat;
}

/** An edge between two triangles of the row, with its ends seen by somebody who walks through. */
export interface Gate {
  left: Flat;
  right: Flat;
  leftVertex: number;
  rightVertex: number;
}

/** Lays the triangles out flat that lie between the edges, each hinged to the one before. */
export function unfold(mesh: Mesh, edges: readonly number[], from: SurfacePoint, to: SurfacePoint): Strip {
  const { positions } = mesh;
  const first = firstGate(mesh, edges[0]!, from);
  const gates = [first];
  for (const edge of edges.slice(1)) gates.push(nextGate(mesh, gates.at(-1)!, edge));
  const last = gates.at(-1)!;
  return { start: [0, 0], gates, end: hinged(positions, last, to.point, 1) };
}

/** The start is the origin, and the first edge stands before it. */
function firstGate(mesh: Mesh, edge: number, { point, triangle }: SurfacePoint): Gate {
  const { positions, indices } = mesh;
  const { ofTriangle } = edgesOfTriangles(mesh);
  const side = [0, 1, 2].find((corner) => ofTriangle[triangle * 3 + corner] === edge)!;
  // Corners go round counter-clockwise, so from inside the end of each side is at the left.
  const rightVertex = indices[triangle * 3 + side]!;
  const leftVertex = indices[triangle * 3 + ((side + 1) % 3)]!;
  const right = vectorAt(positions, rightVertex);
  const left = vectorAt(positions, leftVertex);
  const width = length(subtract(left, right));
  const gate: Gate = { right: [0, 0], left: [0, width], leftVertex, rightVertex };
  // Seen with the gate along +y and the walker at −x.
  const [x, y] = hinged(positions, gate, point, -1);
  return { ...gate, right: [-x, -y], left: [-x, width - y] };
}

function nextGate(mesh: Mesh, gate: Gate, edge: number): Gate {
  const { vertices } = edgesOfTriangles(mesh);
  const ends = [vertices[edge * 2]!, vertices[edge * 2 + 1]!];
  const isLeftKept = ends.includes(gate.leftVertex);
  const keptVertex = isLeftKept ? gate.leftVertex : gate.rightVertex;
  const vertex = ends.find((end) => end !== keptVertex)!;
  const place = hinged(mesh.positions, gate, vectorAt(mesh.positions, vertex), 1);
  return isLeftKept
    ? { ...gate, right: place, rightVertex: vertex }
    : { ...gate, left: place, leftVertex: vertex };
}

/** Where a point lands when its triangle is turned about a gate into the plane: beyond it (1), or before it (−1). */
function hinged(positions: Float32Array, gate: Gate, point: Vector, side: 1 | -1): Flat {
  const right = vectorAt(positions, gate.rightVertex);
  const across = subtract(vectorAt(positions, gate.leftVertex), right);
  const out = subtract(point, right);
  const width = length(across) || 1;
  const along = dot(out, across) / width;
  const away = Math.sqrt(Math.max(0, dot(out, out) - along * along)) * side;
  const [x, y] = [(gate.left[0] - gate.right[0]) / width, (gate.left[1] - gate.right[1]) / width];
  // The gate's direction turned clockwise points to where the walker goes.
  return [gate.right[0] + x * along + y * away, gate.right[1] + y * along - x * away];
}
