import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { describeGlb, type CompressedView } from './glb-document.ts';
import { COLOR_BYTES, joinGlb, POSITION_BYTES } from './glb.ts';
import type { Mesh } from '../core/mesh.ts';
import { pickVertices } from '../core/pick-vertices.ts';
import { quantizePositions } from './quantize.ts';

export interface PackOptions {
  /** 16 to measure on: within 2 µm for whatever is at most 150 mm long. 14 to look at. */
  positionBits: 16 | 14;
}

/**
 * The mesh as a GLB that is small to send and quick to read. Order of triangles and vertices changes, vertices without
 * a triangle go. Lengths stay in the unit of the mesh, and its axes as they are: the file is meant for our own viewer.
 */
export async function packGlb(mesh: Mesh, { positionBits }: PackOptions): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const ordered = orderForSize(mesh);
  const quantized = quantizePositions(ordered.positions, positionBits);
  const views = [
    encode(ordered.indices, 4, 'TRIANGLES'),
    encode(quantized.steps, POSITION_BYTES, 'ATTRIBUTES'),
    ...(ordered.colors === null ? [] : [encode(padColors(ordered.colors), COLOR_BYTES, 'ATTRIBUTES')]),
  ];
  return joinGlb(
    describeGlb(ordered, quantized, views),
    views.map((view) => view.bytes),
  );
}

/** In the order that compresses best: triangles beside their neighbors, vertices as they are first used. */
function orderForSize(mesh: Mesh): Mesh {
  const indices = mesh.indices.slice();
  const [places, count] = MeshoptEncoder.reorderMesh(indices, true, true);
  return { ...pickVertices(mesh, places, count), indices };
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
