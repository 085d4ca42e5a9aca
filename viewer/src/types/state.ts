import type { ToolName } from '@archway/rules/marks';
import type { VIEWER_BACKGROUNDS, VIEWER_VIEWS } from '@archway/rules/viewer-choices';

export type ViewName = (typeof VIEWER_VIEWS)[number];
export type Background = (typeof VIEWER_BACKGROUNDS)[number];

export const ANIMATIONS = ['none', 'bite', 'turn'] as const;
export type Animation = (typeof ANIMATIONS)[number];

export type Theme = 'light' | 'dark';

export interface Display {
  /** Original colors of the scan in white light; otherwise plaster. */
  trueColor: boolean;
  /** Deeper colors, shaded fissures and gloss. */
  vivid: boolean;
  background: Background;
  /** Whether the center of rotation is marked. */
  center: boolean;
  animation: Animation;
  /** Pauses the animation. */
  paused: boolean;
}

export type Stage = 'waiting' | 'preview' | 'full' | 'failed';

export interface LayerState {
  id: string;
  visible: boolean;
  /** From 0 to 1. */
  opacity: number;
  stage: Stage;
  loadedBytes: number;
  totalBytes: number;
  /** Hidden for now, because it covers the teeth of the occlusal view. */
  isAside: boolean;
}

export interface ViewerState {
  layers: LayerState[];
  view: ViewName | 'free';
  display: Display;
  tool: ToolName | null;
  /** Whether every visible layer has its full mesh and can be picked. */
  isMeasurable: boolean;
}
