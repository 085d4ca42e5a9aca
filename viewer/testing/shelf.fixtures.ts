import type { Mesh } from '@archway/mesh/core/mesh';
import { KeptMeshes } from '../src/work/mesh-shelf.ts';

/** The shelf of the worker, with these meshes on it. */
export function shelfOf(meshes: Readonly<Record<string, Mesh>>): KeptMeshes {
  const shelf = new KeptMeshes();
  for (const [layerId, mesh] of Object.entries(meshes)) shelf.put(layerId, mesh);
  return shelf;
}
