import { useRef, useState } from 'react';
import type { Draft } from './draft.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';

/** What was typed, kept with every change. */
export function useDraft(region: string): { draft: Draft; change: (changed: Partial<Draft>) => void } {
  const [draft, setDraft] = useState(() => withRegion(keptDraft(), region));
  // Files arrive at their own time: they must not bring back what was typed before.
  const latest = useRef(draft);
  return {
    draft,
    change: (changed) => {
      latest.current = { ...latest.current, ...changed };
      keepDraft(latest.current);
      setDraft(latest.current);
    },
  };
}

/** While one region is open, there is nothing to choose: only that it stays has to be understood. */
const withRegion = (draft: Draft, region: string): Draft =>
  draft.region === '' ? { ...draft, region } : draft;
