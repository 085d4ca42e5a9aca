import type { Detail, LayerSource } from './layer-source.ts';

export interface FetchOptions {
  signal: AbortSignal;
  onProgress: (loadedBytes: number) => void;
}

/** Gets the bytes of a layer's mesh. They are the viewer's from then on: it hands them to a worker. */
export type FetchMesh = (
  source: LayerSource,
  detail: Detail,
  options: FetchOptions,
) => Promise<Uint8Array<ArrayBuffer>>;
