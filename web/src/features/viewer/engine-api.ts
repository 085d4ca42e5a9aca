import type { MarksDrawing } from '@archway/viewer/marks/marks-drawing';
import type {
  ComparisonDrawing,
  ComparisonOptions,
} from '@archway/viewer/tools/comparison/comparison-drawing';
import type { ToolWords } from '@archway/viewer/types/tool-words';
import type { Viewer } from '@archway/viewer/viewer';
import type { ViewerOptions } from '@archway/viewer/viewer-options';
import type { ActiveTool, Saving, ToolRequest } from './tools/active-tool.ts';
import type { ToolHolder } from './tools/tool-holder.ts';

/** What the page has of the engine, once it is loaded. */
export interface Engine {
  /** Null where nothing can be drawn. */
  openViewer: (host: HTMLElement, options: ViewerOptions) => Viewer | null;
  drawMarks: (words: ToolWords, onPress: (id: string) => void) => MarksDrawing;
  compareScans: (options: ComparisonOptions) => ComparisonDrawing;
  createTool: (request: ToolRequest, words: ToolWords, saving: Saving) => ActiveTool;
}

export type Opening =
  | { kind: 'loading' }
  | { kind: 'open'; engine: Engine; viewer: Viewer; tools: ToolHolder; host: HTMLElement }
  /** The browser draws nothing in three dimensions. */
  | { kind: 'missing' }
  | { kind: 'failed' };
