import type { Insets } from '@archway/viewer/scene/insets';
import type { ViewerState } from '@archway/viewer/types/state';
import type { Viewer } from '@archway/viewer/viewer';
import { createContext, useContext } from 'react';
import type { CaseMarks } from './marks/use-marks.ts';
import type { MarkWords } from './marks/mark-words.ts';
import type { ModelLayer } from './model-layer.ts';
import type { ActiveTool, ToolRequest } from './tools/active-tool.ts';
import type { Opening } from './engine-api.ts';

/** The state of a case page: the viewer, the marks on the model, and the active tool. */
export interface Model {
  caseId: string;
  canSave: boolean;
  layers: readonly ModelLayer[];
  opening: Opening;
  /** What the model opens with, as a picture: it stands there until the model does. */
  poster: string | null;
  /** Room that panels take from the stage. */
  insets: Insets;
  setHost: (host: HTMLElement | null) => void;
  viewer: Viewer | null;
  state: ViewerState;
  retryLayers: () => void;
  /** Scans are being prepared that will be layers. */
  waiting: boolean;
  words: MarkWords;
  marks: CaseMarks;
  /** The mark that is looked at. */
  selected: string | null;
  select: (id: string | null) => void;
  showsMargins: boolean;
  setShowsMargins: (shows: boolean) => void;
  active: ActiveTool | null;
  openTool: (request: ToolRequest) => void;
  closeTool: () => void;
  snapshot: () => void;
  isRailFolded: boolean;
  setRailFolded: (isFolded: boolean) => void;
}

export const ModelContext = createContext<Model | null>(null);

export function useModel(): Model {
  const model = useContext(ModelContext);
  if (model === null) throw new Error('useModel needs a ModelProvider around it');
  return model;
}
