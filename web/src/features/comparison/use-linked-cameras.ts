import type { Viewer } from '@archway/viewer/viewer';
import { useEffect, useRef } from 'react';
import { isDrawn } from '../viewer/public.ts';

/** A viewer and the element it fills. */
export interface LinkedView {
  viewer: Viewer;
  host: HTMLElement;
}

const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Turns all views with the one that was touched last, at first with the first one. Each looks at its own scan, however
 * that lies. Returns what makes the others follow a view that is turned by something else.
 */
export function useLinkedCameras(
  views: readonly (LinkedView | null)[],
  isLinked: boolean,
): (viewer: Viewer) => void {
  const lead = useRef<Viewer | null>(null);
  const [first, second, third] = views;
  useEffect(() => {
    const linked = [first, second, third].filter((view) => view !== null && view !== undefined);
    if (!isLinked) return undefined;
    const leaving = new AbortController();
    const stops = linked.map(({ viewer, host }) => {
      for (const name of TOUCHES) {
        const { signal } = leaving;
        host.addEventListener(name, () => (lead.current = viewer), { signal, capture: true, passive: true });
      }
      return viewer.onTurn((angles) => {
        if ((lead.current ?? linked[0]?.viewer) !== viewer) return;
        for (const other of linked)
          if (other.viewer !== viewer && isDrawn(other.viewer.state)) other.viewer.turnTo(angles);
      });
    });
    return () => {
      leaving.abort();
      for (const stop of stops) stop();
    };
  }, [first, second, third, isLinked]);
  return (viewer) => {
    lead.current = viewer;
  };
}
