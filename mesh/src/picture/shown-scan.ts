import type { Mesh } from '../core/mesh.ts';
import { vertexNormals } from '../core/normals.ts';
import type { Unpacked } from '../glb/unpack.ts';
import { recognizeJaw, type RecognizedJaw } from '../jaw/recognize-jaw.ts';
import { measureOpenness } from '../shade/openness.ts';

/** A scan as the viewer shows it, under the role it has in its case. */
export interface ShownScan {
  mesh: Mesh;
  role: string;
  recognized: RecognizedJaw;
  normals: Float32Array;
  /** How open each vertex is to light, from 0 to 1. */
  openness: Float32Array;
}

/** What a preview has kept is taken from it; of one from before that, it is found out, as the viewer does. */
export function shownScan({ mesh, jaw, openness }: Unpacked, role: string): ShownScan {
  const normals = vertexNormals(mesh);
  return {
    mesh,
    role,
    recognized: jaw ?? recognizeJaw(mesh),
    normals,
    openness: openness ?? measureOpenness(mesh, normals),
  };
}
