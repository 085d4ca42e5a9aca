import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { describeGlb, type CompressedView } from './glb-document.ts';
import { COLOR_BYTES, joinGlb, OPENNESS_STEPS, POSITION_BYTES } from './glb.ts';
import type { Mesh } from '../core/mesh.ts';
import { vertexNormals } from '../core/normals.ts';
import { pickVertices } from '../core/pick-vertices.ts';
import type { RecognizedJaw } from '../jaw/recognize-jaw.ts';
import { measureOpenness } from '../shade/openness.ts';
import { quantizePositions } from './quantize.ts';

export interface PackOptions {
  /** 16 to measure on: within 2 µm for whatever is at most 150 mm long. 14 to look at. */
  positionBits: 16 | 14;
  /**
   * For a file that is seen first: the jaw it shows is kept with it, and how open each vertex is to light. Both would
   * take a browser longer than the download.
   */
  firstSight?: { jaw: RecognizedJaw };
}

/**
 * The mesh as a GLB that is small to send and quick to read. Order of triangles and vertices changes, vertices without
 * a triangle go. Lengths stay in the unit of the mesh, and its axes as they are: the file is meant for our own viewer.
 */
export async function packGlb(mesh: Mesh, { positionBits, firstSight }: PackOptions): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const ordered = orderForSize(mesh);
  const quantized = quantizePositions(ordered.positions, positionBits);
  if (firstSight !== undefined) addOpenness(quantized.steps, ordered);
  const views = [
    encode(ordered.indices, 4, 'TRIANGLES'),
    encode(quantized.steps, POSITION_BYTES, 'ATTRIBUTES'),
    ...(ordered.colors === null ? [] : [encode(padColors(ordered.colors), COLOR_BYTES, 'ATTRIBUTES')]),
  ];
  return joinGlb(
    describeGlb(ordered, quantized, views, firstSight),
    views.map((view) => view.bytes),
  );
}

/** In the order that compresses best: triangles beside their neighbors, vertices as they are first used. */
function orderForSize(mesh: Mesh): Mesh {
  const indices = mesh.indices.slice();
  const [places, count] = MeshoptEncoder.reorderMesh(indices, true, true);
  return { ...pickVertices(mesh, places, count), indices };
}

/** In the fourth value of each position, which is empty otherwise. */
function addOpenness(steps: Uint16Array, mesh: Mesh): void {
  const openness = measureOpenness(mesh, vertexNormals(mesh));
  for (const [vertex, value] of openness.entries())
    steps[vertex * 4 + 3] = Math.round(value * OPENNESS_STEPS);
}

function padColors(colors: Uint8Array): Uint8Array {
  const withAlpha = new Uint8Array((colors.length / 3) * COLOR_BYTES).fill(255);
  for (let from = 0, to = 0; from < colors.length; from += 3, to += COLOR_BYTES) {
    withAlpha[to] = colors[from]!;
    withAlpha[to + 1] = colors[from + 1]!;
    withAlpha[to + 2] = colors[from + 2]!;
  }
  return withAlpha;
}

function encode(
  data: Uint32Array | Uint16Array | Uint8Array,
  stride: number,
  mode: CompressedView['mode'],
): CompressedView {
  const source = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const count = data.byteLength / stride;
  return { bytes: MeshoptEncoder.encodeGltfBuffer(source, count, stride, mode), count, stride, mode };
}
