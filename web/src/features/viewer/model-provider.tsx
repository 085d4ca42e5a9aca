import type { Mark } from '@archway/contract/mark/model';
import type { PortalRequest } from '@archway/viewer/types/portal-request';
import type { Viewer } from '@archway/viewer/viewer';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { announce } from '../../platform/call/announce.ts';
import { sessionMeshes } from '../../platform/meshes/session-meshes.ts';
import { saveFile } from '../../platform/page/save-file.ts';
import { keptMeshFetcher } from './fetch-kept-mesh.ts';
import { useMarkWords } from './marks/use-mark-words.ts';
import { useMarks } from './marks/use-marks.ts';
import { ModelContext, type Model } from './model.ts';
import type { ModelLayer } from './model-layer.ts';
import { canOpen, isWide } from './tools/tools.ts';
import { useEngine, useViewerState } from './use-engine.ts';
import { useActiveTool } from './use-active-tool.ts';
import { useInsets } from './use-insets.ts';
import { useLayers } from './use-layers.ts';
import { useMarksDrawing } from './use-marks-drawing.ts';
import { useSelection } from './use-selection.ts';

export interface ModelProviderProps {
  case: { caseId: string; caseCode: string; name: string };
  /** In the order in which they are listed. The same array until a layer has changed. */
  layers: readonly ModelLayer[];
  /** What the model opens with, as a picture. */
  poster: string | null;
  /** Scans are being prepared that will be layers. */
  waiting: boolean;
  canSave: boolean;
  /** In place of the marks of the case. The same array until one has changed. */
  marks?: readonly Mark[];
  /** No panels stand on the stage. */
  isBare?: boolean;
  /** Asks for the case anew, with addresses that work; nothing when that failed. */
  refresh: () => Promise<readonly ModelLayer[] | undefined>;
  children: ReactNode;
}

/** Around the viewer and what tells of it in words. */
export function ModelProvider(props: ModelProviderProps): ReactNode {
  const { case: shown, layers, poster, waiting, canSave, isBare = false, refresh, children } = props;
  const t = useText();
  const words = useMarkWords();
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [showsMargins, setShowsMargins] = useState(true);
  const marks = useMarks(shown.caseId, canSave, props.marks);
  const names = layers.map(({ name }) => name).join(', ');
  const label = t('viewer.label', { name: shown.name, layers: names });
  const fetchMesh = keptMeshFetcher({
    caseId: shown.caseId,
    meshes: sessionMeshes,
    renew: async (layerId) => (await refresh())?.find(({ id }) => id === layerId),
  });
  const opening = useEngine({ host, label, fetchMesh, layers, onRequest: (asked) => onRequest(asked) });
  const viewer = opening.kind === 'open' ? opening.viewer : null;
  const state = useViewerState(viewer);
  const { active, openTool, closeTool } = useActiveTool({ opening, marks, words });
  const panels = useInsets(viewer, {
    isBare,
    hasWidePanel: isWide(active),
    isMultiple: state.view === 'multiple',
  });
  const retryLayers = useLayers({ viewer, state, layers, refresh });
  const { selected, select } = useSelection({ viewer, marks: marks.list, openTool });
  const activeMark = active === null || active.markId === null ? null : marks.idOf(active.markId);
  useMarksDrawing({ opening, words, marks: marks.list, selected, activeMark, showsMargins, onPress: select });
  const snapshot = (): void => takeSnapshot(viewer, shown.caseCode);
  const onRequest = (asked: PortalRequest): void => {
    if (asked === 'snapshot') snapshot();
    else if (asked === 'margins') setShowsMargins(!showsMargins);
    else if (active?.name === asked) closeTool();
    else if (canOpen(asked, canSave)) openTool({ name: asked });
  };
  const model: Model = {
    caseId: shown.caseId,
    canSave,
    layers,
    waiting,
    opening,
    poster,
    setHost,
    viewer,
    state,
    retryLayers,
    words,
    marks,
    selected,
    select,
    showsMargins,
    setShowsMargins,
    active,
    openTool,
    closeTool,
    snapshot,
    ...panels,
  };
  return <ModelContext value={model}>{children}</ModelContext>;
}

function takeSnapshot(viewer: Viewer | null, caseCode: string): void {
  if (viewer === null) return;
  void viewer
    .snapshot()
    .then((picture) => saveFile(picture, `${caseCode}.png`))
    .catch(announce);
}
