import type { FetchMesh } from './types/fetch-mesh.ts';
import type { PortalRequest } from './types/portal-request.ts';
import type { Theme } from './types/state.ts';

export interface ViewerOptions {
  theme: Theme;
  /** The camera cuts instead of moving. */
  reducedMotion: boolean;
  /** What the model is called for those who cannot see it. */
  label?: string;
  /** In place of fetching the address of the resource. */
  fetchMesh?: FetchMesh;
  /** A key asked for something that the portal has: a tool, a snapshot. */
  onRequest?: (request: PortalRequest) => void;
}
