import { cross, dot, subtract, type Vector } from '@archway/mesh/vector';
import { INK } from '../../drawing/label.ts';
import type { Extreme } from '../../work/find-extremes.ts';
import { signedMillimeters } from '../signed-millimeters.ts';
import type { ToolScene } from '../tool-scene.ts';
import type { ToolWords } from '../tool-words.ts';

const PAPER = '#FFFFFF';
const RING = 9;
const CORE = 5;
/** From a change to its number, in pixels. */
const AWAY = 64;

/** The largest changes with their numbers, which stand outwards of the model. */
export function drawCallouts(
  scene: ToolScene,
  words: ToolWords,
  { extremes, middle, layerId }: { extremes: readonly Extreme[]; middle: Vector; layerId: string },
): void {
  const points = extremes.map(({ point }) => point);
  scene.points(points, { color: INK, size: RING, layerId });
  scene.points(points, { color: PAPER, size: CORE, halo: false, layerId });
  for (const { point, value } of extremes) {
    scene.label(point, signedMillimeters(words, value), {
      kind: 'card',
      offset: outwards(scene, point, middle),
      hidesBehind: true,
      layerId,
    });
  }
}

/** More sideways than up or down: numbers are wider than high. */
function outwards(scene: ToolScene, point: Vector, middle: Vector): { x: number; y: number } {
  const { toViewer, up } = scene.look();
  const away = subtract(point, middle);
  const right = dot(away, cross(up, toViewer));
  const top = dot(away, up);
  const whole = Math.hypot(right, top) || 1;
  return { x: (right < 0 ? -1 : 1) * AWAY, y: (-top / whole) * AWAY };
}
