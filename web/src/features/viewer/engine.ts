import { MarksDrawing } from '@archway/viewer/marks/marks-drawing';
import {
  ComparisonDrawing,
  type ComparisonOptions,
} from '@archway/viewer/tools/comparison/comparison-drawing';
import { WebGlMissing } from '@archway/viewer/scene/stage';
import type { ToolWords } from '@archway/viewer/types/tool-words';
import { Viewer } from '@archway/viewer/viewer';
import type { ViewerOptions } from '@archway/viewer/viewer-options';
import type { Engine } from './engine-api.ts';
import { createTool } from './tools/create-tool.ts';

/** Null where nothing can be drawn. */
function openViewer(host: HTMLElement, options: ViewerOptions): Viewer | null {
  try {
    return new Viewer(host, options);
  } catch (error) {
    if (error instanceof WebGlMissing) return null;
    throw error;
  }
}

const drawMarks = (words: ToolWords, onPress: (id: string) => void): MarksDrawing =>
  new MarksDrawing(words, { onPress });

const compareScans = (options: ComparisonOptions): ComparisonDrawing => new ComparisonDrawing(options);

export { fetchDecoder } from '@archway/viewer/parts';

/** Everything that needs the engine. It is loaded when a model is looked at, and by nothing else. */
export const engine: Engine = { openViewer, drawMarks, createTool, compareScans };
