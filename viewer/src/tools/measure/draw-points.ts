import { MARK_COLORS } from '../../drawing/mark-colors.ts';
import type { Hit } from '../../types/hit.ts';
import type { ToolScene } from '../../types/tool-scene.ts';

const color = MARK_COLORS.measure;
const SET = 7;
const NEXT = 5;

/** Draws set points, the next one, and a dashed line through them. */
export function drawPoints(scene: ToolScene, set: readonly Hit[], next: Hit | null): void {
  const points = set.map(({ point }) => point);
  const all = next === null ? points : [...points, next.point];
  scene.line(all, { color, width: 1.75, dashed: true, seeThrough: 'clearly' });
  scene.points(points, { color, size: SET, seeThrough: true });
  if (next !== null) scene.points([next.point], { color, size: NEXT });
}
