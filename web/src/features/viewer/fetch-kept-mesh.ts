import { fetchMesh } from '@archway/viewer/import/fetch-mesh';
import type { LayerSource } from '@archway/viewer/types/layer-source';
import type { FetchMesh } from '@archway/viewer/types/fetch-mesh';
import type { MeshMemory } from '../../platform/meshes/mesh-memory.ts';

interface Options {
  caseId: string;
  meshes: MeshMemory;
  /** Asks for the case anew and answers the layer with addresses that work. */
  renew: (layerId: string) => Promise<LayerSource | undefined>;
  fetch?: FetchMesh;
}

/**
 * Gets meshes from the page's memory, else from the store. An address works for five minutes: one that failed on a page
 * that was open for longer is asked for again.
 */
export function keptMeshFetcher({ caseId, meshes, renew, fetch = fetchMesh }: Options): FetchMesh {
  return async (source, detail, options) => {
    const shelf = meshes.open(caseId);
    const key = `${source.id}/${detail}/${source[detail]?.content ?? ''}`;
    const kept = shelf.read(key);
    if (kept !== undefined) {
      options.onProgress(kept.length);
      return kept;
    }
    const bytes = await fetch(source, detail, options).catch(async (error: unknown) => {
      const renewed = options.signal.aborted ? undefined : await renew(source.id);
      if (renewed === undefined) throw error;
      return fetch(renewed, detail, options);
    });
    shelf.keep(key, bytes);
    return bytes;
  };
}
