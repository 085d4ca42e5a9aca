import { type Mesh, triangleCount } from '../core/mesh.ts';
import { latin1Bytes } from './latin1.ts';
import { STL_FACET, STL_HEADER } from './stl-layout.ts';
import { viewOf } from './view-of.ts';

const LONGEST_TITLE = 80;

/** Writes a binary STL. The title stands at its beginning, for people who look into the file. */
export function writeStl({ positions, indices }: Mesh, title = 'binary STL'): Uint8Array {
  const bytes = new Uint8Array(STL_HEADER + triangleCount({ indices }) * STL_FACET);
  const view = viewOf(bytes);
  // "solid" is how the other kind of STL begins, and some programs look no further.
  const safe = title.toLowerCase().startsWith('solid') ? `binary ${title}` : title;
  bytes.set(latin1Bytes(safe).subarray(0, LONGEST_TITLE));
  view.setUint32(80, triangleCount({ indices }), true);
  let at = STL_HEADER;
  const corners = new Float64Array(9);
  for (let i = 0; i < indices.length; i += 3, at += STL_FACET) {
    for (let k = 0; k < 9; k++) corners[k] = positions[indices[i + Math.floor(k / 3)]! * 3 + (k % 3)]!;
    writeNormal(view, at, corners);
    for (let k = 0; k < 9; k++) view.setFloat32(at + 12 + k * 4, corners[k]!, true);
  }
  return bytes;
}

/** By the right hand rule, of length 1. A facet without area has none. */
function writeNormal(view: DataView, at: number, corners: Float64Array): void {
  const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = corners;
  const x = (by - ay) * (cz - az) - (bz - az) * (cy - ay);
  const y = (bz - az) * (cx - ax) - (bx - ax) * (cz - az);
  const z = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const length = Math.hypot(x, y, z);
  if (length === 0) return;
  view.setFloat32(at, x / length, true);
  view.setFloat32(at + 4, y / length, true);
  view.setFloat32(at + 8, z / length, true);
}
