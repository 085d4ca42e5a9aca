import type { ToolName } from '@archway/rules/marks';
import type { VIEWER_BACKGROUNDS, VIEWER_VIEWS } from '@archway/rules/viewer-choices';

export type ViewName = (typeof VIEWER_VIEWS)[number];
export type Background = (typeof VIEWER_BACKGROUNDS)[number];

export const ANIMATIONS = ['none', 'bite', 'turn'] as const;
export type Animation = (typeof ANIMATIONS)[number];

export type Theme = 'light' | 'dark';

export interface Display {
  /** The scan's own colors, in white light; otherwise stone. */
  trueColor: boolean;
  /** Deeper colors, shade in the fissures and gloss. */
  vivid: boolean;
  background: Background;
  /** Whether a cross stands where the camera turns about. */
  center: boolean;
  animation: Animation;
  /** Holds the animation where it is. */
  paused: boolean;
}

export type Stage = 'waiting' | 'preview' | 'full' | 'failed';

export interface LayerState {
  id: string;
  visible: boolean;
  /** 0 to 1. */
  opacity: number;
  stage: Stage;
  loadedBytes: number;
  totalBytes: number;
  /** Not drawn for now, because it covers the teeth that the occlusal view is of. */
  isAside: boolean;
}

export interface ViewerState {
  layers: LayerState[];
  view: ViewName | 'free';
  display: Display;
  tool: ToolName | null;
  /** Whether every layer on screen has its full mesh, and can be hit. */
  isMeasurable: boolean;
}
