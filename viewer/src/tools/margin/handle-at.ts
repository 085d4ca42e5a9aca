import type { Vector } from '@archway/mesh/core/vector';
import type { ToolScene } from '../../types/tool-scene.ts';

/** Hit radius in pixels, for mouse and touch. */
const REACH = 12;

/** Index of the point under the pointer; null if there is none or a surface hides it. */
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
