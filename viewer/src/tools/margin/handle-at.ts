import type { Vector } from '@archway/mesh/core/vector';
import type { ToolScene } from '../../types/tool-scene.ts';

/** As near as a hand or a finger can be expected to come, in pixels. */
const REACH = 12;

/** The point under the pointer, by its number; null if there is none, or it is behind the surface. */
export function handleAt(
  scene: ToolScene,
  handles: readonly Vector[],
  { clientX, clientY }: { clientX: number; clientY: number },
): number | null {
  let nearest: number | null = null;
  let least = REACH;
  for (const [which, handle] of handles.entries()) {
    const { x, y, hidden } = scene.worldToScreen(handle);
    const away = Math.hypot(x - clientX, y - clientY);
    if (hidden || away > least) continue;
    nearest = which;
    least = away;
  }
  return nearest;
}
