import type { ToolScene } from '../../types/tool-scene.ts';
import type { Anchor } from '@archway/rules/marks';

interface PinLook {
  text: string;
  hint?: string;
  isSelected?: boolean;
  onPress?: () => void;
}

/** Draws a pin at its point, hidden while the model covers it. */
export function drawPin(scene: ToolScene, { scanId, point }: Anchor, { text, ...look }: PinLook): void {
  scene.label(point, text, { kind: 'pin', hidesBehind: true, layerId: scanId, ...look });
}
