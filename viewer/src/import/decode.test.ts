import type { Mesh } from '@archway/mesh/core/mesh';
import { packGlb } from '@archway/mesh/glb/pack';
import { BufferAttribute, DoubleSide, Ray, Vector3 } from 'three';
import { beforeAll, describe, expect, it } from 'vitest';
import { adoptTree, geometryOf } from './build-tree.ts';
import type { Chunk, DecodeReply } from './decode-protocol.ts';
import { decode } from './decode.ts';

/** A square plate, 40 mm wide, with a shaft in its middle that is 4 mm wide and 6 mm deep. */
function plate(steps = 60): Mesh {
  const side = steps + 1;
  const positions = new Float32Array(side * side * 3);
  const indices: number[] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = (column / steps - 0.5) * 40;
      const y = (row / steps - 0.5) * 40;
      const isDeep = Math.max(Math.abs(x), Math.abs(y)) < 2.2;
      positions.set([x, y, isDeep ? -6 : 0], (row * side + column) * 3);
      if (row === steps || column === steps) continue;
      const at = row * side + column;
      indices.push(at, at + 1, at + side, at + 1, at + side + 1, at + side);
    }
  }
  const colors = new Uint8Array(positions.length).fill(200);
  return { positions, indices: Uint32Array.from(indices), colors };
}

describe('decoding', () => {
  let replies: DecodeReply[];
  let chunk: Chunk;

  beforeAll(async () => {
    replies = [];
    const bytes = new Uint8Array(await packGlb(plate(), { positionBits: 16 }));
    await decode({ bytes, toMillimeters: 2, recognizes: true, sendsMesh: true }, (reply) =>
      replies.push(reply),
    );
    chunk = replies.flatMap((reply) => (reply.kind === 'chunk' ? [reply.chunk] : []))[0]!;
  });

  it('sends chunks to draw before trees for picking', () => {
    expect(replies.map(({ kind }) => kind)).toEqual(['shape', 'chunk', 'tree', 'mesh', 'done']);
  });

  it('converts positions to millimeters', () => {
    const shape = replies.flatMap((reply) => (reply.kind === 'shape' ? [reply.shape] : []))[0]!;
    const mesh = replies.flatMap((reply) => (reply.kind === 'mesh' ? [reply.mesh] : []))[0]!;
    expect(shape.scale * 65_535).toBeCloseTo(80, 3);
    expect(Math.max(...mesh.positions)).toBeCloseTo(40, 3);
    expect(Math.max(...shape.outline)).toBeCloseTo(40, 3);
  });

  it('keeps the triangles of a chunk in the order of the mesh', () => {
    const mesh = replies.flatMap((reply) => (reply.kind === 'mesh' ? [reply.mesh] : []))[0]!;
    const ids = [...chunk.indices].map((vertex) => chunk.vertexIds[vertex]!);
    expect(ids).toEqual([...mesh.indices]);
  });

  it('gives a floor between walls less light than a table', () => {
    const opennessAt = (isWanted: (x: number, y: number) => boolean): number => {
      const found: number[] = [];
      for (let vertex = 0; vertex < chunk.vertexIds.length; vertex++) {
        const [x, y] = [0, 1].map((axis) => chunk.positions[vertex * 4 + axis]! / 65_535 - 0.5);
        if (isWanted(Math.abs(x!), Math.abs(y!))) found.push(chunk.facing[vertex * 4 + 3]! / 127);
      }
      return found.reduce((sum, one) => sum + one, 0) / found.length;
    };
    const floor = opennessAt((x, y) => x < 0.04 && y < 0.04);
    const table = opennessAt((x, y) => x > 0.3 && y > 0.3);
    expect(table).toBeGreaterThan(0.9);
    expect(floor).toBeLessThan(table - 0.1);
  });

  it('sends trees that refer to triangles by their index in the chunk', () => {
    const reply = replies.find(({ kind }) => kind === 'tree');
    if (reply?.kind !== 'tree') throw new Error('no tree');
    const geometry = geometryOf(chunk);
    const tree = adoptTree(reply.tree, geometry);
    const hit = tree.raycastFirst(new Ray(new Vector3(9_000, 9_000, 1e6), new Vector3(0, 0, -1)), DoubleSide);
    const corners = [0, 1, 2].map((corner) => chunk.indices[hit!.faceIndex! * 3 + corner]!);
    const xs = corners.map((vertex) => (geometry.getAttribute('position') as BufferAttribute).getX(vertex));
    expect(Math.min(...xs)).toBeLessThanOrEqual(9_000);
    expect(Math.max(...xs)).toBeGreaterThanOrEqual(9_000);
  });

  it('refuses a file that packGlb did not write', async () => {
    const request = { bytes: new Uint8Array(64), toMillimeters: 1, recognizes: true, sendsMesh: false };
    await expect(decode(request, () => {})).rejects.toThrow('No GLB');
  });
});
