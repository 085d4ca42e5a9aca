import type { Plane } from '@archway/mesh/plane';
import type { Polyline } from '@archway/mesh/polyline';
import { sectionOf } from '@archway/mesh/section';
import type { Job } from './job.ts';

export interface LayerSection {
  layerId: string;
  lines: Polyline[];
}

/** Where a plane cuts layers. */
export const section: Job<{ layerIds: readonly string[]; plane: Plane }, LayerSection[]> = (
  shelf,
  { layerIds, plane },
) => {
  const output = layerIds.map((layerId) => ({ layerId, lines: sectionOf(shelf.get(layerId).mesh, plane) }));
  const lines = output.flatMap((layer) => layer.lines);
  return { output, transfer: lines.map(({ points }) => points.buffer as ArrayBuffer) };
};
