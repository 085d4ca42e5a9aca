import type { MarkShape } from '@archway/rules/marks';
import type { ToolWords } from '@archway/viewer/types/tool-words';
import type { ActiveTool, Saving, ToolRequest } from './active-tool.ts';

/** What a tool is made with. */
export interface CreateContext {
  words: ToolWords;
  saving: Saving;
  /** Saves what is made: first as a new mark, or as the one that was given, then as changes of that. */
  keep: (shape: MarkShape) => void;
}

export type CreateTool = (request: ToolRequest, context: CreateContext) => ActiveTool;
