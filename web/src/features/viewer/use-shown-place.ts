import type { Anchor } from '@archway/rules/marks';
import type { ViewerState } from '@archway/viewer/types/state';
import type { Viewer } from '@archway/viewer/viewer';
import { useEffect, useEffectEvent, useRef } from 'react';

/** A place that the page was opened for. */
export interface ShownPlace extends Anchor {
  /** What is there, in a few words. */
  name: string;
}

interface PlaceOptions {
  viewer: Viewer | null;
  state: ViewerState;
  place: ShownPlace | null;
}

/** Opens the model at a place: its scan alone, and the camera near to it. Once, as soon as the scan is drawn. */
export function useShownPlace({ viewer, state, place }: PlaceOptions): void {
  const shown = useRef<{ viewer: Viewer; place: string } | null>(null);
  const key = place === null ? '' : [place.scanId, ...place.point].join();
  const layer = state.layers.find(({ id }) => id === place?.scanId);
  const isThere = layer !== undefined && layer.stage !== 'failed';
  const isDrawn = layer?.visible === true && (layer.stage === 'preview' || layer.stage === 'full');
  const alone = useEffectEvent((of: Viewer): void => {
    // Another jaw would cover what is looked at.
    for (const { id } of state.layers) of.setLayer(id, { visible: id === place?.scanId });
  });
  const approach = useEffectEvent((of: Viewer): void => {
    if (place !== null) of.approach(place.point);
  });
  useEffect(() => {
    if (viewer !== null && isThere) alone(viewer);
  }, [viewer, key, isThere]);
  useEffect(() => {
    if (viewer === null || !isDrawn) return;
    if (shown.current?.viewer === viewer && shown.current.place === key) return;
    shown.current = { viewer, place: key };
    approach(viewer);
  }, [viewer, key, isDrawn]);
}
