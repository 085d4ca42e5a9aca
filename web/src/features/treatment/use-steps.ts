import type { Prescription } from '@archway/rules/treatment/prescription';
import type { Edited } from '@archway/rules/treatment/settle';
import { useState } from 'react';
import { redone, stepsFrom, stepTo, undone } from './steps.ts';

/** A prescription with every step back; a change that takes something away waits until it is agreed to. */
export function useSteps(first: Prescription) {
  const [steps, setSteps] = useState(() => stepsFrom(first));
  const [asked, setAsked] = useState<Edited | null>(null);
  const take = (next: Prescription): void => setSteps((before) => stepTo(before, next));
  return {
    prescription: steps.now,
    asked,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    apply: (edited: Edited) => {
      if (edited.dropped.length > 0) setAsked(edited);
      else if (edited.next !== steps.now) take(edited.next);
    },
    agree: () => {
      if (asked !== null) take(asked.next);
      setAsked(null);
    },
    disagree: () => setAsked(null),
    undo: () => setSteps(undone),
    redo: () => setSteps(redone),
    restart: (anew: Prescription) => setSteps(stepsFrom(anew)),
  };
}
