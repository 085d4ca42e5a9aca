import { useEffect, useSyncExternalStore } from 'react';
import type { CaseMarks } from './marks/use-marks.ts';
import type { MarkWords } from './marks/mark-words.ts';
import type { Hand, Saving, Taking } from './tools/hand.ts';
import type { Opening } from './use-engine.ts';

interface HandOptions {
  opening: Opening;
  marks: CaseMarks;
  words: MarkWords;
}

/** The tool in hand, and how to take and put away one. */
export function useHand({ opening, marks, words }: HandOptions): {
  hand: Hand | null;
  take: (taking: Taking) => void;
  putAway: () => void;
} {
  const open = opening.kind === 'open' ? opening : null;
  const { add, change } = marks;
  useEffect(() => {
    if (open === null) return;
    const saving: Saving = { add, change };
    open.hands.setMaker((taking) => open.engine.makeHand(taking, words, saving));
  }, [open, words, add, change]);
  const hand = useSyncExternalStore(
    (listener) => open?.hands.subscribe(listener) ?? (() => {}),
    () => open?.hands.hand ?? null,
  );
  // Points are set with keys, too, and those go to the model.
  const isWithTool = hand !== null && hand.tool !== null;
  useEffect(() => {
    if (isWithTool) open?.host.querySelector('canvas')?.focus({ preventScroll: true });
  }, [open, isWithTool]);
  return {
    hand,
    take: (taking) => open?.hands.take(taking),
    putAway: () => open?.hands.putAway(),
  };
}
