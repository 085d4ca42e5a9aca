import { vectorAt } from '../core/vector.ts';
import type { Camera } from './camera.ts';
import { toLinear, type Triple } from './light.ts';
import type { Corners } from './seen.ts';
import type { ShownScan } from './shown-scan.ts';

/** All scans of a picture as one list of triangles, with what light needs of each corner. */
export interface Scene extends Corners {
  /** Three values a vertex, as the camera sees them. */
  places: Float64Array;
  normals: Float64Array;
  bases: Float64Array;
  openness: Float32Array;
  tissue: Float32Array;
  /** Whether the colors of a vertex are those of its scan. */
  hasColors: Uint8Array;
}

/** Of plaster models, and of designs, which must not be mistaken for enamel; as the viewer has them. */
const STONE: Triple = [0xee, 0xec, 0xe4];
const DESIGN: Triple = [0xbf, 0xd3, 0xec];

export function sceneOf(scans: readonly ShownScan[], camera: Camera): Scene {
  const vertices = scans.reduce((sum, { mesh }) => sum + mesh.positions.length / 3, 0);
  const corners = scans.reduce((sum, { mesh }) => sum + mesh.indices.length, 0);
  const scene: Scene = {
    x: new Float64Array(vertices),
    y: new Float64Array(vertices),
    nearness: new Float64Array(vertices),
    indices: new Uint32Array(corners),
    places: new Float64Array(vertices * 3),
    normals: new Float64Array(vertices * 3),
    bases: new Float64Array(vertices * 3),
    openness: new Float32Array(vertices),
    tissue: new Float32Array(vertices),
    hasColors: new Uint8Array(vertices),
  };
  let [firstVertex, firstCorner] = [0, 0];
  for (const scan of scans) {
    addScan(scene, scan, { camera, firstVertex, firstCorner });
    firstVertex += scan.mesh.positions.length / 3;
    firstCorner += scan.mesh.indices.length;
  }
  return scene;
}

function addScan(
  scene: Scene,
  { mesh, role, normals, openness }: ShownScan,
  { camera, firstVertex, firstCorner }: { camera: Camera; firstVertex: number; firstCorner: number },
): void {
  const stone = (role === 'design' ? DESIGN : STONE).map(toLinear);
  for (const [at, vertex] of mesh.indices.entries()) scene.indices[firstCorner + at] = firstVertex + vertex;
  for (let vertex = 0; vertex < openness.length; vertex++) {
    const to = firstVertex + vertex;
    const placed = camera.place(vectorAt(mesh.positions, vertex));
    [scene.x[to], scene.y[to]] = camera.project(placed);
    scene.nearness[to] = -1 / placed[2];
    scene.places.set(placed, to * 3);
    scene.normals.set(camera.turn(vectorAt(normals, vertex)), to * 3);
    scene.openness[to] = openness[vertex]!;
    const own =
      mesh.colors === null ? stone : Array.from(mesh.colors.subarray(vertex * 3, vertex * 3 + 3), toLinear);
    scene.bases.set(own, to * 3);
    scene.hasColors[to] = mesh.colors === null ? 0 : 1;
    scene.tissue[to] = mesh.colors === null ? 0 : smooth(0.06, 0.22, own[0]! - own[1]!);
  }
}

function smooth(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
