import type { Mesh } from '../core/mesh.ts';
import { DEFAULT_LIMITS, type MeshLimits } from './limits.ts';
import { MeshError } from './mesh-error.ts';
import { readPlyFaces } from './ply-faces.ts';
import { type PlyElement, readPlyHeader } from './ply-header.ts';
import { skipElement } from './ply-list.ts';
import { plySource } from './ply-source.ts';
import { type PlyVertices, readPlyVertices } from './ply-vertices.ts';

/** Reads all three kinds of PLY: text, and binary in either order of bytes. */
export function readPly(bytes: Uint8Array, limits: MeshLimits = DEFAULT_LIMITS): Mesh {
  const header = readPlyHeader(bytes);
  const vertexElement = theOnly(header.elements, 'vertex');
  const faceElement = theOnly(header.elements, 'face');
  if (vertexElement === null) throw new MeshError('malformed', 'there is no element of vertices');
  if (faceElement === null) throw new MeshError('empty', 'there is no element of faces');
  const source = plySource(bytes, header);
  let vertices: PlyVertices | null = null;
  let indices: Uint32Array | null = null;
  for (const element of header.elements) {
    if (element === vertexElement) vertices = readPlyVertices(element, source, limits);
    else if (element === faceElement) indices = readPlyFaces(element, source, vertexElement.rows, limits);
    else skipElement(element, source);
    if (vertices !== null && indices !== null) return { ...vertices, indices };
  }
  throw new MeshError('malformed', 'vertices or faces are missing');
}

function theOnly(elements: readonly PlyElement[], name: string): PlyElement | null {
  const [found, another] = elements.filter((element) => element.name === name);
  if (another !== undefined) throw new MeshError('malformed', 'an element is declared twice');
  return found ?? null;
}
