import type { Vector } from '@archway/mesh/core/vector';
import type { ToolScene } from '../../types/tool-scene.ts';
import type { ToolWords } from '../../types/tool-words.ts';
import { MARK_COLORS } from '../../drawing/mark-colors.ts';
import type { MarginLine } from '@archway/rules/marks';

const LINE = 2.25;
const SELECTED_LINE = 3;
/** Offset of the card from the line, in pixels. */
const CARD_AT = { x: 48, y: 0 };

/** Draws the line; if selected, with a card at its right. */
export function drawMargin(
  scene: ToolScene,
  shape: MarginLine,
  words: ToolWords,
  { isSelected, onPress }: { isSelected: boolean; onPress: () => void },
): void {
  const { line, isClosed, scanId: layerId, tooth } = shape;
  const [first] = line;
  if (first === undefined) return;
  const style = { color: MARK_COLORS.margin, width: isSelected ? SELECTED_LINE : LINE, layerId };
  scene.line(isClosed ? [...line, first] : line, { ...style, seeThrough: true });
  if (!isSelected) return;
  const held = rightmost(scene, line);
  scene.points([held], { color: MARK_COLORS.margin, size: 5, layerId });
  const detail = words.marginDetail(shape);
  scene.label(held, words.margin(tooth), { kind: 'card', detail, offset: CARD_AT, layerId, onPress });
}

function rightmost(scene: ToolScene, line: readonly Vector[]): Vector {
  const places = line.map((point) => ({ point, x: scene.worldToScreen(point).x }));
  return places.reduce((most, place) => (place.x > most.x ? place : most)).point;
}
