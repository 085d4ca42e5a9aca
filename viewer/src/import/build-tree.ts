import { BufferAttribute, BufferGeometry, InterleavedBuffer, InterleavedBufferAttribute } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import type { Chunk, ChunkTree } from './decode-protocol.ts';

/** A geometry of indices and positions, for building a tree and for adopting it in another thread. */
export function geometryOf({ indices, positions }: Pick<Chunk, 'indices' | 'positions'>): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setIndex(new BufferAttribute(indices, 1));
  const steps = new InterleavedBuffer(positions, 4);
  geometry.setAttribute('position', new InterleavedBufferAttribute(steps, 3, 0));
  return geometry;
}

/** Indirect: keeps the order of triangles, which may already be on the GPU. */
export function buildTree(chunk: Pick<Chunk, 'indices' | 'positions'>): ChunkTree {
  const tree = new MeshBVH(geometryOf(chunk), { indirect: true });
  const { roots, indirectBuffer } = MeshBVH.serialize(tree, { cloneBuffers: false });
  if (indirectBuffer === null) throw new TypeError('The tree has no order of its own.');
  return { roots, indirectBuffer };
}

/** Deserializes a tree of the same chunk that another thread has built. */
export function adoptTree(tree: ChunkTree, geometry: BufferGeometry): MeshBVH {
  return MeshBVH.deserialize({ version: 1, index: null, ...tree } as never, geometry, { setIndex: false });
}
