import type { Vector } from '@archway/mesh/core/vector';
import { PIN } from '../../drawing/label.ts';
import type { ToolScene } from '../../types/tool-scene.ts';

const REFERENCE = '#0B5F60';

/** Draws set points with the number of their pair: blue on the scan, petrol on the reference. */
export function drawPairs(
  scene: ToolScene,
  { onScan, onReference }: { onScan: readonly Vector[]; onReference: readonly Vector[] },
  { scanId, referenceId }: { scanId: string; referenceId: string },
): void {
  for (const [points, layerId, color] of [
    [onScan, scanId, PIN],
    [onReference, referenceId, REFERENCE],
  ] as const) {
    if (!scene.layerIds.includes(layerId)) continue;
    for (const [which, point] of points.entries()) {
      scene.label(point, String(which + 1), { kind: 'pin', color, hidesBehind: true, layerId });
    }
  }
}
