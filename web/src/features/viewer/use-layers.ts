import type { ViewerState } from '@archway/viewer/types/state';
import type { Viewer } from '@archway/viewer/viewer';
import { useEffect, useEffectEvent, useRef } from 'react';
import { hiddenAtFirst } from '@archway/rules/seen-at-first';
import type { ModelLayer } from './model-layer.ts';

interface LayersOptions {
  viewer: Viewer | null;
  state: ViewerState;
  layers: readonly ModelLayer[];
  /** Asks the server for addresses that hold again. */
  refresh: () => Promise<unknown>;
}

/** Hands the layers of the case to the viewer. Answers what tries those again that failed. */
export function useLayers({ viewer, state, layers, refresh }: LayersOptions): () => void {
  const latest = useRef(layers);
  const met = useRef<{ viewer: Viewer | null; ids: Set<string> }>({ viewer: null, ids: new Set() });
  useEffect(() => {
    latest.current = layers;
    if (viewer === null) return;
    if (met.current.viewer !== viewer) met.current = { viewer, ids: new Set() };
    const { ids } = met.current;
    viewer.setLayers(layers);
    const hidden = new Set(hiddenAtFirst(layers));
    for (const { id } of layers) {
      if (!ids.has(id) && hidden.has(id)) viewer.setLayer(id, { visible: false });
      ids.add(id);
    }
  }, [viewer, layers]);
  const retry = (): void => {
    // The same answer as before changes nothing by itself, so the viewer is told in any case.
    void refresh().then(() => viewer?.setLayers(latest.current));
  };
  useRetryOnce(state, retry);
  return retry;
}

/** An address is signed for a while only: a file that could not be fetched is asked for once more by itself. */
function useRetryOnce(state: ViewerState, retry: () => void): void {
  const tried = useRef(new Set<string>());
  const again = useEffectEvent(retry);
  const failed = state.layers
    .filter(({ stage }) => stage === 'failed')
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    const untried = failed.split(',').filter((id) => id !== '' && !tried.current.has(id));
    if (untried.length === 0) return;
    for (const id of untried) tried.current.add(id);
    again();
  }, [failed]);
}
