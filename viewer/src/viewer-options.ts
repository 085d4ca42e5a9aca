import type { FetchMesh } from './types/fetch-mesh.ts';
import type { LayerSource } from './types/layer-source.ts';
import type { PortalRequest } from './types/portal-request.ts';
import type { Theme } from './types/state.ts';

export interface ViewerOptions {
  theme: Theme;
  /** The camera jumps instead of moving. */
  reducedMotion: boolean;
  /** Accessible name of the canvas. */
  label?: string;
  /** Replaces fetching the URL of the resource. */
  fetchMesh?: FetchMesh;
  /** Layers that are set at once. Their previews are fetched while the WebGL context is created. */
  ahead?: readonly LayerSource[];
  /** Called when a key requests something of the portal: a tool, a snapshot. */
  onRequest?: (request: PortalRequest) => void;
}
