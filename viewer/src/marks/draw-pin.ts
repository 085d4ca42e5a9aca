import type { ToolScene } from '../tools/tool-scene.ts';
import type { Anchor } from './mark-shape.ts';

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
