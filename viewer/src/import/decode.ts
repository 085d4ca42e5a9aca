import type { Mesh } from '@archway/mesh/core/mesh';
import { triangleCount } from '@archway/mesh/core/mesh';
import { vertexNormals } from '@archway/mesh/core/normals';
import { quantizePositions } from '@archway/mesh/glb/quantize';
import { recognizeJaw } from '@archway/mesh/jaw/recognize-jaw';
import { unpackForView } from '@archway/mesh/glb/unpack';
import { measureOpenness } from '@archway/mesh/shade/openness';
import { buildTree } from './build-tree.ts';
import type { DecodeReply, DecodeRequest } from './decode-protocol.ts';
import { buffersOf, makeChunk } from './make-chunk.ts';
import { outlineOf } from '@archway/mesh/sight/outline';
import { splitTriangles } from './split-triangles.ts';

type Send = (reply: DecodeReply, transfer: ArrayBuffer[]) => void;

/**
 * Decodes a file and sends the parts in the order they are needed: shape for the camera, chunks to draw, trees for
 * picking. Nothing is left to compute on the main thread.
 */
export async function decode(request: DecodeRequest, send: Send): Promise<void> {
  const { bytes, toMillimeters, recognizes, sendsMesh } = request;
  const file = await unpackForView(bytes);
  const mesh = inMillimeters(file.mesh, toMillimeters);
  const { steps, scale, offset } = quantizePositions(mesh.positions, 16);
  const cuts = splitTriangles(mesh);
  const shape = {
    scale,
    offset,
    outline: outlineOf(mesh),
    jaw: recognizes ? ((toMillimeters === 1 ? file.jaw : null) ?? recognizeJaw(mesh)) : null,
    hasColors: mesh.colors !== null,
    triangles: triangleCount(mesh),
    chunks: cuts.length,
  };
  send({ kind: 'shape', shape }, []);
  const normals = vertexNormals(mesh);
  const openness = file.openness ?? measureOpenness(mesh, normals);
  const data = { steps, normals, openness, colors: mesh.colors };
  const chunks = cuts.map((cut) => {
    const chunk = makeChunk(cut, data);
    send({ kind: 'chunk', chunk }, buffersOf(chunk));
    return { indices: chunk.indices, positions: chunk.positions };
  });
  for (const [chunk, drawn] of chunks.entries()) {
    const tree = buildTree(drawn);
    send({ kind: 'tree', chunk, tree }, tree.roots);
  }
  if (sendsMesh) send({ kind: 'mesh', mesh }, meshBuffers(mesh));
  send({ kind: 'done' }, []);
}

function inMillimeters(mesh: Mesh, factor: number): Mesh {
  return factor === 1 ? mesh : { ...mesh, positions: mesh.positions.map((value) => value * factor) };
}

const meshBuffers = ({ positions, indices, colors }: Mesh): ArrayBuffer[] =>
  [positions.buffer, indices.buffer, ...(colors === null ? [] : [colors.buffer])] as ArrayBuffer[];
