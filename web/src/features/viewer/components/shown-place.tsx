import type { Anchor } from '@archway/rules/marks';
import type { Viewer } from '@archway/viewer/viewer';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { Opening } from '../engine-api.ts';
import { useModel } from '../model.ts';

interface ShownPlaceProps {
  place: Anchor;
  /** What is there, in a few words. */
  name: string;
}

/**
 * Opens the model at a place: its scan alone, for another jaw would cover it, and the camera near to it. Once, as soon as
 * the scan is drawn.
 */
export function ShownPlace({ place, name }: ShownPlaceProps): ReactNode {
  const { viewer, state, opening } = useModel();
  const shownIn = useRef<Viewer | null>(null);
  const layer = state.layers.find(({ id }) => id === place.scanId);
  const isThere = layer !== undefined && layer.stage !== 'failed';
  const isDrawn = layer?.visible === true && (layer.stage === 'preview' || layer.stage === 'full');
  const showAlone = useEffectEvent((of: Viewer): void => {
    for (const { id } of state.layers) of.setLayer(id, { visible: id === place.scanId });
  });
  const approach = useEffectEvent((of: Viewer): void => of.approach(place.point));
  useEffect(() => {
    if (viewer !== null && isThere) showAlone(viewer);
  }, [viewer, isThere]);
  useEffect(() => {
    if (viewer === null || !isDrawn || shownIn.current === viewer) return;
    shownIn.current = viewer;
    approach(viewer);
  }, [viewer, isDrawn]);
  usePin(opening, place, name);
  return null;
}

/** Drawn like a pin without a number, until the page is left. */
function usePin(opening: Opening, at: Anchor, text: string): void {
  const { words } = useModel();
  useEffect(() => {
    if (opening.kind !== 'open') return undefined;
    const drawing = opening.engine.drawMarks(words, () => {});
    const remove = opening.viewer.addDrawing(drawing);
    drawing.show([{ id: 'place', shape: { kind: 'pin', at, tooth: null, text } }]);
    return remove;
  }, [opening, words, at, text]);
}
