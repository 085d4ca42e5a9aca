import type { FetchMesh } from '@archway/viewer/types/fetch-mesh';
import type { Insets } from '@archway/viewer/scene/insets';
import type { ViewerState } from '@archway/viewer/types/state';
import { useEffect, useMemo, useState } from 'react';
import { useEngine, useViewerState, type ModelLayer } from '../viewer/public.ts';
import type { LinkedView } from './use-linked-cameras.ts';

export interface ScanView {
  setHost: (host: HTMLElement | null) => void;
  opening: ReturnType<typeof useEngine>;
  state: ViewerState;
  /** The same object as long as its viewer is open; null before. */
  view: LinkedView | null;
}

interface ScanViewOptions {
  /** The same array until a layer has changed. */
  layers: readonly ModelLayer[];
  label: string;
  /** Room for what stands on it; the same object always. */
  insets: Insets;
  fetchMesh: FetchMesh;
}

const ignore = (): void => {};

/** A viewer that opens with the crowns of its scans. */
export function useScanView({ layers, label, insets, fetchMesh }: ScanViewOptions): ScanView {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const opening = useEngine({ host, label, fetchMesh, layers, onRequest: ignore });
  const viewer = opening.kind === 'open' ? opening.viewer : null;
  const state = useViewerState(viewer);
  useEffect(() => {
    viewer?.setInsets(insets);
    viewer?.setView('occlusal');
  }, [viewer, insets]);
  useEffect(() => viewer?.setLayers(layers), [viewer, layers]);
  const view = useMemo(() => (viewer === null || host === null ? null : { viewer, host }), [viewer, host]);
  return { setHost, opening, state, view };
}
