import {
  MESHOPT,
  padded,
  QUANTIZATION,
  TRIANGLES,
  UNSIGNED_BYTE,
  UNSIGNED_INT,
  UNSIGNED_SHORT,
} from './glb.ts';
import { vertexCount, type Mesh } from '../core/mesh.ts';
import type { Quantized } from './quantize.ts';

/** A compressed part of the file and what it unpacks to. */
export interface CompressedView {
  bytes: Uint8Array;
  count: number;
  stride: number;
  mode: 'TRIANGLES' | 'ATTRIBUTES';
}

/** The glTF document: buffer 0 is what the file carries, buffer 1 what readers unpack it to and is in no file. */
export function describeGlb(
  mesh: Mesh,
  { steps, scale, offset }: Quantized,
  views: CompressedView[],
  extras?: object,
): object {
  const vertices = vertexCount(mesh);
  const hasColors = mesh.colors !== null;
  const attributes = { POSITION: 1, ...(hasColors ? { COLOR_0: 2 } : {}) };
  const { bufferViews, packedBytes, unpackedBytes } = layOut(views);
  return {
    asset: { version: '2.0', generator: 'Archway' },
    extensionsUsed: [MESHOPT, QUANTIZATION],
    extensionsRequired: [MESHOPT, QUANTIZATION],
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [
      {
        mesh: 0,
        translation: offset,
        scale: [scale, scale, scale],
        ...(extras === undefined ? {} : { extras }),
      },
    ],
    meshes: [{ primitives: [{ mode: TRIANGLES, indices: 0, attributes }] }],
    accessors: [
      { bufferView: 0, componentType: UNSIGNED_INT, type: 'SCALAR', count: mesh.indices.length },
      { bufferView: 1, componentType: UNSIGNED_SHORT, type: 'VEC3', count: vertices, ...extremes(steps) },
      ...(hasColors
        ? [{ bufferView: 2, componentType: UNSIGNED_BYTE, normalized: true, type: 'VEC4', count: vertices }]
        : []),
    ],
    bufferViews,
    buffers: [
      { byteLength: packedBytes },
      { byteLength: unpackedBytes, extensions: { [MESHOPT]: { fallback: true } } },
    ],
  };
}

function layOut(views: CompressedView[]) {
  let packedBytes = 0;
  let unpackedBytes = 0;
  const bufferViews = views.map(({ bytes, count, stride, mode }) => {
    const packed = {
      buffer: 0,
      byteOffset: packedBytes,
      byteLength: bytes.length,
      byteStride: stride,
      count,
      mode,
    };
    const view = {
      buffer: 1,
      byteOffset: unpackedBytes,
      byteLength: count * stride,
      ...(mode === 'ATTRIBUTES' ? { byteStride: stride } : {}),
      extensions: { [MESHOPT]: packed },
    };
    packedBytes += padded(bytes.length);
    unpackedBytes += padded(count * stride);
    return view;
  });
  return { bufferViews, packedBytes, unpackedBytes };
}

/** glTF wants the smallest and largest position with every accessor of positions. */
function extremes(steps: Uint16Array): { min: number[]; max: number[] } {
  const min = [65535, 65535, 65535];
  const max = [0, 0, 0];
  for (let at = 0; at < steps.length; at += 4) {
    for (let axis = 0; axis < 3; axis++) {
      min[axis] = Math.min(min[axis]!, steps[at + axis]!);
      max[axis] = Math.max(max[axis]!, steps[at + axis]!);
    }
  }
  return { min, max };
}
