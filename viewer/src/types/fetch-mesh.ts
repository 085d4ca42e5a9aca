import type { Detail, LayerSource } from './layer-source.ts';

export interface FetchOptions {
  signal: AbortSignal;
  onProgress: (loadedBytes: number) => void;
}

/** Fetches the bytes of a layer's mesh. The viewer transfers them to a worker, so they must not be reused. */
export type FetchMesh = (
  source: LayerSource,
  detail: Detail,
  options: FetchOptions,
) => Promise<Uint8Array<ArrayBuffer>>;
