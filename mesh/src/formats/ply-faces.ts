import type { MeshLimits } from './limits.ts';
import { MeshError } from './mesh-error.ts';
import type { PlyElement, PlyProperty } from './ply-header.ts';
import { checkRows, readListLength } from './ply-list.ts';
import { isWholeNumber } from './ply-scalar.ts';
import type { PlySource } from './ply-source.ts';
import { TriangleList } from './triangle-list.ts';

const CORNERS = ['vertex_indices', 'vertex_index'];

/** Reads the faces, polygons as fans. Those with fewer than three corners are points or lines, and left out. */
export function readPlyFaces(
  element: PlyElement,
  source: PlySource,
  vertices: number,
  limits: MeshLimits,
): Uint32Array {
  const { rows, properties } = element;
  const corners = properties.find(({ name, countType }) => CORNERS.includes(name) && countType !== null);
  if (corners === undefined || corners.countType === null || !isWholeNumber(corners.type))
    throw new MeshError('malformed', 'faces have no list of vertices');
  checkRows(element, source);
  // No more than there can be, though the file may say so: a triangle takes at least these bytes.
  const least = source.bytesOf(corners.countType) + 3 * source.bytesOf(corners.type);
  const triangles = new TriangleList(Math.min(rows, Math.floor(source.left / least)), limits);
  for (let row = 0; row < rows; row++)
    for (const property of properties) {
      const { type, countType } = property;
      if (property === corners) readFan(source, corners, vertices, triangles);
      else source.skip(type, countType === null ? 1 : readListLength(source, countType, type));
    }
  return triangles.finish();
}

function readFan(
  source: PlySource,
  { type, countType }: PlyProperty,
  vertices: number,
  triangles: TriangleList,
): void {
  const length = countType === null ? 0 : readListLength(source, countType, type);
  let first = -1;
  let previous = -1;
  for (let corner = 0; corner < length; corner++) {
    const index = source.next(type);
    if (!(index >= 0 && index < vertices) || !Number.isInteger(index))
      throw new MeshError('badIndex', 'a face names a vertex that is not there');
    if (corner === 0) first = index;
    else if (corner > 1) triangles.add(first, previous, index);
    previous = index;
  }
}
