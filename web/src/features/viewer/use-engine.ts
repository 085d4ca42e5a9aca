import type { PortalRequest } from '@archway/viewer/types/portal-request';
import type { ViewerState } from '@archway/viewer/types/state';
import type { Viewer } from '@archway/viewer/viewer';
import type { ViewerOptions } from '@archway/viewer/viewer-options';
import type { LayerSource } from '@archway/viewer/types/layer-source';
import type { FetchMesh } from '@archway/viewer/types/fetch-mesh';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTheme } from '../../platform/page/theme.ts';
import type { Engine, Opening } from './engine-api.ts';
import { loadEngine } from './load-engine.ts';
import { ToolHolder } from './tools/tool-holder.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

const LOADING: Opening = { kind: 'loading' };

interface EngineOptions {
  /** The element that the viewer fills. */
  host: HTMLElement | null;
  label: string;
  fetchMesh: FetchMesh;
  layers: readonly LayerSource[];
  onRequest: (request: PortalRequest) => void;
}

/**
 * A viewer for as long as its element is on screen. A page that was left frees the memory of the graphics card and
 * the workers; one that comes back opens anew.
 */
export function useEngine({ host, label, fetchMesh, layers, onRequest }: EngineOptions): Opening {
  const theme = useTheme();
  const reducedMotion = useReducedMotion();
  const [opening, setOpening] = useState<Opening>(LOADING);
  const request = useEffectEvent(onRequest);
  const getMesh = useEffectEvent(fetchMesh);
  const open = useEffectEvent((engine: Engine, at: HTMLElement, isStill: boolean): Opening => {
    const options: ViewerOptions = {
      theme,
      reducedMotion: isStill,
      fetchMesh: (...asked) => getMesh(...asked),
      ahead: layers,
      onRequest: (asked) => request(asked),
    };
    const viewer = engine.openViewer(at, options);
    if (viewer === null) return { kind: 'missing' };
    return { kind: 'open', engine, viewer, tools: new ToolHolder(viewer), host: at };
  });
  useEffect(() => {
    if (host === null) return undefined;
    let opened: Opening = LOADING;
    let isLeft = false;
    const start = async (): Promise<void> => {
      const { engine } = await loadEngine();
      if (isLeft) return;
      opened = open(engine, host, reducedMotion);
      setOpening(opened);
    };
    start().catch(() => setOpening({ kind: 'failed' }));
    return () => {
      isLeft = true;
      if (opened.kind === 'open') {
        opened.tools.dispose();
        opened.viewer.dispose();
      }
      setOpening(LOADING);
    };
  }, [host, reducedMotion]);
  const viewer = opening.kind === 'open' ? opening.viewer : null;
  useEffect(() => viewer?.setTheme(theme), [viewer, theme]);
  useEffect(() => viewer?.setLabel(label), [viewer, label]);
  return opening;
}

const NOTHING: ViewerState = {
  layers: [],
  view: 'free',
  display: {
    trueColor: true,
    vivid: false,
    background: 'default',
    center: false,
    animation: 'none',
    paused: false,
  },
  tool: null,
  isMeasurable: false,
};

export function useViewerState(viewer: Viewer | null): ViewerState {
  return useSyncExternalStore(
    (listener) => viewer?.subscribe(listener) ?? (() => {}),
    () => viewer?.state ?? NOTHING,
  );
}
