import type { Request } from './input/commands.ts';
import type { FetchOptions } from './import/fetch-bytes.ts';
import type { LayerSource } from './model/layer-source.ts';
import type { Detail } from './model/plan-loads.ts';
import type { Theme } from './model/state.ts';

/** Gets the bytes of a layer's mesh. They are the viewer's from then on: it hands them to a worker. */
export type FetchMesh = (
  source: LayerSource,
  detail: Detail,
  options: FetchOptions,
) => Promise<Uint8Array<ArrayBuffer>>;

export interface ViewerOptions {
  theme: Theme;
  /** The camera cuts instead of moving. */
  reducedMotion: boolean;
  /** What the model is called for those who cannot see it. */
  label?: string;
  /** In place of fetching the address of the resource. */
  fetchMesh?: FetchMesh;
  /** A key asked for something that the portal has: a tool, a snapshot. */
  onRequest?: (request: Request) => void;
}
