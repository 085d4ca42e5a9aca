import type { Mesh } from '../core/mesh.ts';
import { DEFAULT_LIMITS, type MeshLimits } from './limits.ts';
import { MeshError } from './mesh-error.ts';
import { readStlBinary } from './read-stl-binary.ts';
import { readStlText } from './read-stl-text.ts';
import { stlKind } from './stl-layout.ts';

/** Reads both kinds of STL. Facets come apart in the file; here they share the corners that are exactly equal. */
export function readStl(bytes: Uint8Array, limits: MeshLimits = DEFAULT_LIMITS): Mesh {
  switch (stlKind(bytes)) {
    case 'binary':
      return readStlBinary(bytes, limits);
    case 'text':
      return readStlText(bytes, limits);
    case null:
      throw new MeshError('unknownFormat', 'neither of the two kinds of STL');
  }
}
