import { doubleAreaVector } from '@archway/mesh/core/area';
import { Groups } from '@archway/mesh/topology/groups';
import { triangleCount, vertexCount, type Mesh } from '@archway/mesh/core/mesh';
import { length } from '@archway/mesh/core/vector';

/** Thickness of articulating foil in millimeters: where it would mark, teeth are in contact. */
export const CONTACT = 0.04;
/** Smaller patches, in square millimeters, are not counted. */
const LEAST_AREA = 0.01;

export interface ContactPatches {
  contacts: number;
  squareMillimeters: number;
}

/** Counts contact patches by the distance of each vertex, and sums their area. */
export function contactPatches(mesh: Mesh, distances: Float32Array): ContactPatches {
  const { indices } = mesh;
  const patches = new Groups(vertexCount(mesh));
  const areas = new Map<number, number>();
  const touching: { corner: number; area: number }[] = [];
  for (let triangle = 0; triangle < triangleCount(mesh); triangle++) {
    const corners = [indices[triangle * 3]!, indices[triangle * 3 + 1]!, indices[triangle * 3 + 2]!];
    // Comparisons with NaN are false.
    const inContact = corners.filter((corner) => distances[corner]! <= CONTACT);
    const [first] = inContact;
    if (first === undefined) continue;
    for (const other of inContact) patches.join(first, other);
    touching.push({ corner: first, area: (length(doubleAreaVector(mesh, triangle)) / 6) * inContact.length });
  }
  for (const { corner, area } of touching) {
    const leader = patches.leaderOf(corner);
    areas.set(leader, (areas.get(leader) ?? 0) + area);
  }
  const counted = [...areas.values()].filter((area) => area >= LEAST_AREA);
  return {
    contacts: counted.length,
    squareMillimeters: counted.reduce((sum, area) => sum + area, 0),
  };
}
