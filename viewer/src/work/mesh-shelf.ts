import type { Mesh } from '@archway/mesh/core/mesh';
import { vertexNormals } from '@archway/mesh/core/normals';
import { BufferAttribute, BufferGeometry } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import type { MeshShelf, ShelvedMesh } from './job.ts';

/** Caches the derived data of a mesh. */
class KeptMesh implements ShelvedMesh {
  readonly mesh: Mesh;
  #tree: MeshBVH | undefined;
  #normals: Float32Array | undefined;

  constructor(mesh: Mesh) {
    this.mesh = mesh;
  }

  get tree(): MeshBVH {
    return (this.#tree ??= buildTree(this.mesh));
  }

  get normals(): Float32Array {
    return (this.#normals ??= vertexNormals(this.mesh));
  }
}

/** Indirect, so that triangles keep the indices of hits. */
function buildTree({ positions, indices }: Mesh): MeshBVH {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return new MeshBVH(geometry, { indirect: true });
}

export class KeptMeshes implements MeshShelf {
  readonly #meshes = new Map<string, KeptMesh>();

  put(layerId: string, mesh: Mesh): void {
    this.#meshes.set(layerId, new KeptMesh(mesh));
  }

  drop(layerId: string): void {
    this.#meshes.delete(layerId);
  }

  get(layerId: string): ShelvedMesh {
    const found = this.#meshes.get(layerId);
    if (found === undefined) throw new RangeError('The layer has no full mesh yet.');
    return found;
  }
}
