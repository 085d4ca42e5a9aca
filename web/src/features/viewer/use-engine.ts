import type { Request } from '@archway/viewer/input/commands';
import type { ViewerState } from '@archway/viewer/model/state';
import type { Viewer } from '@archway/viewer/viewer';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTheme } from '../../platform/theme.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

export type Engine = (typeof import('./engine.ts'))['engine'];

export type Opening =
  | { kind: 'loading' }
  | { kind: 'open'; engine: Engine; viewer: Viewer }
  /** The browser draws nothing in three dimensions. */
  | { kind: 'missing' }
  | { kind: 'failed' };

const LOADING: Opening = { kind: 'loading' };

interface EngineOptions {
  /** The element that the viewer fills. */
  host: HTMLElement | null;
  label: string;
  onRequest: (request: Request) => void;
}

/**
 * A viewer for as long as its element is on screen. A page that was left frees the memory of the graphics card and
 * the workers; one that comes back opens anew.
 */
export function useEngine({ host, label, onRequest }: EngineOptions): {
  opening: Opening;
  retry: () => void;
} {
  const theme = useTheme();
  const reducedMotion = useReducedMotion();
  const [opening, setOpening] = useState<Opening>(LOADING);
  const [tries, setTries] = useState(0);
  const request = useEffectEvent(onRequest);
  const open = useEffectEvent((engine: Engine, at: HTMLElement) =>
    engine.openViewer(at, { theme, reducedMotion, label, onRequest: (asked) => request(asked) }),
  );
  useEffect(() => {
    if (host === null) return undefined;
    let viewer: Viewer | null = null;
    let isLeft = false;
    void import('./engine.ts').then(
      ({ engine }) => {
        if (isLeft) return;
        viewer = open(engine, host);
        setOpening(viewer === null ? { kind: 'missing' } : { kind: 'open', engine, viewer });
      },
      () => setOpening({ kind: 'failed' }),
    );
    return () => {
      isLeft = true;
      viewer?.dispose();
      setOpening(LOADING);
    };
  }, [host, reducedMotion, tries]);
  const viewer = opening.kind === 'open' ? opening.viewer : null;
  useEffect(() => viewer?.setTheme(theme), [viewer, theme]);
  return { opening, retry: () => setTries(tries + 1) };
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
