import type { Mesh } from '../core/mesh.ts';
import type { MeshLimits } from './limits.ts';
import { MeshError } from './mesh-error.ts';
import { Soup } from './soup.ts';
import { STL_FACET, STL_HEADER } from './stl-layout.ts';
import { viewOf } from './view-of.ts';

const NORMAL = 12;

export function readStlBinary(bytes: Uint8Array, limits: MeshLimits): Mesh {
  const view = viewOf(bytes);
  const count = view.getUint32(80, true);
  checkLength(count, bytes.length);
  if (count > limits.triangles)
    throw new MeshError('tooManyTriangles', `more than ${limits.triangles} triangles`);
  const soup = new Soup(count, limits);
  for (let facet = 0; facet < count; facet++) {
    const at = STL_HEADER + facet * STL_FACET + NORMAL;
    for (let i = 0; i < 9; i++) soup.corners[i] = view.getFloat32(at + i * 4, true);
    soup.addFacet();
  }
  return soup.finish();
}

function checkLength(count: number, length: number): void {
  const rest = length - STL_HEADER - count * STL_FACET;
  if (rest < 0) throw new MeshError('truncated', `${count} facets declared, and fewer are there`);
  // Some programs add a few bytes at the end. A whole facet more means that the number is wrong, and that a part of the
  // scan would be missing.
  if (rest >= STL_FACET) throw new MeshError('malformed', `${count} facets declared, and more are there`);
}
