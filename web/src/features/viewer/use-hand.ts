import type { ViewerState } from '@archway/viewer/model/state';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CaseMarks } from './marks/use-marks.ts';
import type { MarkWords } from './marks/mark-words.ts';
import type { Hand, Saving, Taking } from './tools/hand.ts';
import type { Opening } from './use-engine.ts';

interface HandOptions {
  opening: Opening;
  state: ViewerState;
  marks: CaseMarks;
  words: MarkWords;
  canSave: boolean;
}

/** Whoever may not change the case looks at what others made, and makes nothing. */
const NOWHERE: Saving = { add: () => '', change: () => {} };

/** The tool in hand. One that is wished for before the full meshes are here is taken when they are. */
export function useHand({ opening, state, marks, words, canSave }: HandOptions): {
  hand: Hand | null;
  take: (taking: Taking) => void;
  putAway: () => void;
} {
  const [held, setHeld] = useState<Hand | null>(null);
  const [wished, setWished] = useState<Taking | null>(null);
  const viewer = opening.kind === 'open' ? opening.viewer : null;
  const takeNow = useEffectEvent((taking: Taking) => {
    if (opening.kind !== 'open') return;
    const hand = opening.engine.makeHand(taking, words, canSave ? marks : NOWHERE);
    opening.viewer.setTool(hand.tool);
    setHeld(hand);
    // Points are set with keys, too, and those go to the model.
    if (hand.tool !== null) focusModel();
  });
  useEffect(() => {
    if (wished === null || !state.isMeasurable) return;
    takeNow(wished);
    setWished(null);
  }, [wished, state.isMeasurable]);
  useEffect(() => {
    setHeld(null);
    setWished(null);
  }, [viewer]);
  // Escape puts a tool away without asking us.
  const isInHand = held !== null && (held.tool === null || state.tool === held.name);
  return {
    hand: isInHand ? held : null,
    take: (taking) => {
      const { pair } = taking;
      for (const id of pair === undefined ? [] : [pair.scanId, pair.otherId])
        viewer?.setLayer(id, { visible: true });
      setWished(taking);
    },
    putAway: () => {
      viewer?.setTool(null);
      setHeld(null);
      setWished(null);
    },
  };
}

const focusModel = (): void =>
  document.querySelector<HTMLCanvasElement>('canvas')?.focus({ preventScroll: true });
