import type { Mesh } from '../core/mesh.ts';
import { type MeshFormat, recognizeFormat } from './format.ts';
import { DEFAULT_LIMITS, type MeshLimits } from './limits.ts';
import { MeshError } from './mesh-error.ts';
import { readObj } from './read-obj.ts';
import { readPly } from './read-ply.ts';
import { readStl } from './read-stl.ts';

const READERS: Record<MeshFormat, (bytes: Uint8Array, limits: MeshLimits) => Mesh> = {
  stl: readStl,
  ply: readPly,
  obj: readObj,
};

/** Reads a file of any of the formats. Throws a MeshError, and nothing else, for whatever it does not accept. */
export function readMesh(bytes: Uint8Array, limits: MeshLimits = DEFAULT_LIMITS): Mesh {
  const format = recognizeFormat(bytes);
  if (format === null) throw new MeshError('unknownFormat', 'neither STL nor PLY nor OBJ');
  return READERS[format](bytes, limits);
}
