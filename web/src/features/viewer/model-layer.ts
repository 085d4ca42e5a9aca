import type { LayerSource } from '@archway/viewer/types/layer-source';

/** A scan of the case as the viewer shows it. */
export interface ModelLayer extends LayerSource {
  /** For browsers that draw no model. */
  thumbnailUrl: string | null;
  /** What is drawn has fewer triangles than the file. */
  isSimplified: boolean;
  /** Of the box around it, in millimeters; null while nobody has measured it. */
  middle: readonly [number, number, number] | null;
}
