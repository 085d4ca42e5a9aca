import { BufferAttribute, Group, Matrix4, Mesh as DrawnMesh, type BufferGeometry } from 'three';
import type { MeshBVH } from 'three-mesh-bvh';
import { adoptTree, geometryOf } from '../import/build-tree.ts';
import type { Chunk, ChunkTree, Shape } from '../import/decode-protocol.ts';
import type { LayerMaterials } from './layer-materials.ts';
import type { Upload } from './upload-queue.ts';

/** A chunk on the GPU and its tree for picking. */
export interface SurfaceChunk {
  geometry: BufferGeometry;
  firstTriangle: number;
  vertexIds: Uint32Array;
  tree: MeshBVH | null;
  /** Whether its paint is queued for upload. */
  isPaintDue: boolean;
}

/** The preview or full mesh of a layer, uploaded in chunks and invisible until complete. */
export class Surface {
  readonly shape: Shape;
  readonly group = new Group();
  readonly chunks: SurfaceChunk[] = [];
  /** Transform from quantized steps to millimeters. */
  readonly toMillimeters: Matrix4;
  readonly #materials: LayerMaterials;
  readonly #depth = new Group();
  #colors: Uint8Array = new Uint8Array(0);

  constructor(shape: Shape, materials: LayerMaterials) {
    this.shape = shape;
    this.#materials = materials;
    const [x, y, z] = shape.offset;
    this.toMillimeters = new Matrix4().makeScale(shape.scale, shape.scale, shape.scale).setPosition(x, y, z);
    this.group.add(this.#depth);
    this.#depth.visible = false;
  }

  get isWhole(): boolean {
    return this.chunks.length === this.shape.chunks;
  }

  get canBeHit(): boolean {
    return this.isWhole && this.chunks.every(({ tree }) => tree !== null);
  }

  /** Uploads the chunk with the next frame by drawing zero triangles of it. */
  add(chunk: Chunk): void {
    const geometry = geometryOf(chunk);
    geometry.setAttribute('facing', dropping(new BufferAttribute(chunk.facing, 4, true)));
    if (chunk.colors !== null)
      geometry.setAttribute('tint', dropping(new BufferAttribute(chunk.colors, 4, true)));
    geometry.setDrawRange(0, 0);
    this.chunks.push({
      geometry,
      firstTriangle: chunk.firstTriangle,
      vertexIds: chunk.vertexIds,
      tree: null,
      isPaintDue: false,
    });
    this.group.add(this.#place(new DrawnMesh(geometry, this.#materials.surface), 1));
    this.#depth.add(this.#place(new DrawnMesh(geometry, this.#materials.depth), 0));
  }

  addTree(which: number, tree: ChunkTree): void {
    const chunk = this.chunks[which];
    if (chunk !== undefined) chunk.tree = adoptTree(tree, chunk.geometry);
  }

  show(): void {
    for (const { geometry } of this.chunks) geometry.setDrawRange(0, Infinity);
  }

  /**
   * Paints colors over the surface, by vertex of the whole mesh, uploaded chunk by chunk. If colors change quickly, a
   * chunk gets only the latest ones.
   */
  paint(rgba: Uint8Array): Upload[] {
    this.#colors = rgba;
    return this.chunks
      .filter(({ isPaintDue }) => !isPaintDue)
      .map((chunk) => {
        chunk.isPaintDue = true;
        return { triangles: chunk.vertexIds.length * 2, run: () => this.#paintChunk(chunk) };
      });
  }

  setSeeThrough(isSeeThrough: boolean): void {
    this.#depth.visible = isSeeThrough;
  }

  dispose(): void {
    this.group.removeFromParent();
    for (const { geometry } of this.chunks) geometry.dispose();
    this.chunks.length = 0;
  }

  #paintChunk(chunk: SurfaceChunk): void {
    const { geometry, vertexIds } = chunk;
    chunk.isPaintDue = false;
    const paint =
      geometry.getAttribute('paint') ?? new BufferAttribute(new Uint8Array(vertexIds.length * 4), 4, true);
    for (let vertex = 0; vertex < vertexIds.length; vertex++) {
      const from = vertexIds[vertex]! * 4;
      for (let part = 0; part < 4; part++) paint.array[vertex * 4 + part] = this.#colors[from + part]!;
    }
    geometry.setAttribute('paint', paint);
    paint.needsUpdate = true;
  }

  /** Transparent layers write their depth first, so that only their front is visible. */
  #place(mesh: DrawnMesh, order: 0 | 1): DrawnMesh {
    mesh.renderOrder = order;
    mesh.matrixAutoUpdate = false;
    mesh.matrix.copy(this.toMillimeters);
    mesh.frustumCulled = false;
    return mesh;
  }
}

/** Frees the array once it is on the GPU. */
function dropping(attribute: BufferAttribute): BufferAttribute {
  return attribute.onUpload(function drop(this: BufferAttribute) {
    this.array = new Int8Array(0);
  });
}
