import type { FetchMesh } from '../types/fetch-mesh.ts';
import type { LayerSource } from '../types/layer-source.ts';

/** Fetches previews before somebody asks for them. Whoever asks gets what is on its way, once. */
export function fetchAhead(fetchMesh: FetchMesh, sources: readonly LayerSource[]): FetchMesh {
  const begun = new Map<string, ReturnType<FetchMesh>>();
  for (const source of sources) {
    if (source.preview === null) continue;
    const { signal } = new AbortController();
    const fetched = fetchMesh(source, 'preview', { signal, onProgress: () => {} });
    // Whoever asks for it hears of a failure.
    fetched.catch(() => {});
    begun.set(source.preview.url, fetched);
  }
  return async (source, detail, options) => {
    const url = detail === 'preview' ? (source.preview?.url ?? '') : '';
    const fetched = begun.get(url);
    if (fetched === undefined) return fetchMesh(source, detail, options);
    begun.delete(url);
    const bytes = await fetched;
    // A layer that was taken away meanwhile must not be decoded.
    options.signal.throwIfAborted();
    options.onProgress(bytes.length);
    return bytes;
  };
}
