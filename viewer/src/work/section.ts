import type { Plane } from '@archway/mesh/line/plane';
import type { Polyline } from '@archway/mesh/line/polyline';
import { sectionOf } from '@archway/mesh/line/section';
import type { Job } from './job.ts';

export interface LayerSection {
  layerId: string;
  lines: Polyline[];
}

/** Intersects layers with a plane. */
export const section: Job<{ layerIds: readonly string[]; plane: Plane }, LayerSection[]> = (
  shelf,
  { layerIds, plane },
) => {
  const output = layerIds.map((layerId) => ({ layerId, lines: sectionOf(shelf.get(layerId).mesh, plane) }));
  const lines = output.flatMap((layer) => layer.lines);
  return { output, transfer: lines.map(({ points }) => points.buffer as ArrayBuffer) };
};
