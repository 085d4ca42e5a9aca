import type { ToolScene } from '../../types/tool-scene.ts';
import type { Anchor } from '@archway/rules/marks';

interface PinLook {
  text: string;
  hint?: string;
  isSelected?: boolean;
  onPress?: () => void;
}

/** A pin stands on its place, and is gone while the model is before that. */
export function drawPin(scene: ToolScene, { scanId, point }: Anchor, { text, ...look }: PinLook): void {
  scene.label(point, text, { kind: 'pin', hidesBehind: true, layerId: scanId, ...look });
}
