import type { Vector } from '@archway/mesh/core/vector';
import { INK } from '../../drawing/label.ts';
import type { Extreme } from '../../work/find-extremes.ts';
import { signedMillimeters } from '../signed-millimeters.ts';
import type { ToolScene } from '../../types/tool-scene.ts';
import type { ToolWords } from '../../types/tool-words.ts';

const PAPER = '#FFFFFF';
const RING = 9;
const CORE = 5;
/** Offset of a value from its point, in pixels. */
const AWAY = { x: 64, y: 56 };

/** Draws the largest changes with their values outside of the model. */
export function drawCallouts(
  scene: ToolScene,
  words: ToolWords,
  {
    extremes,
    middle,
    layerId,
  }: {
    /** A detail is a second line below the value. */
    extremes: readonly (Extreme & { detail?: string })[];
    middle: Vector;
    layerId: string;
  },
): void {
  const points = extremes.map(({ point }) => point);
  scene.points(points, { color: INK, size: RING, layerId });
  scene.points(points, { color: PAPER, size: CORE, halo: false, layerId });
  for (const { point, value, detail = '' } of extremes) {
    scene.label(point, signedMillimeters(words, value), {
      kind: 'card',
      ...(detail === '' ? {} : { detail }),
      offset: AWAY,
      awayFrom: middle,
      hidesBehind: true,
      layerId,
    });
  }
}
