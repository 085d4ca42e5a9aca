import type { Prescription } from '@archway/rules/treatment/prescription';
import type { Edited } from '@archway/rules/treatment/settle';
import { useState } from 'react';
import { redone, stepsFrom, stepTo, undone } from './steps.ts';

/** A prescription with every step back; a change that takes something away waits until it is agreed to. */
export function useSteps(first: Prescription) {
  const [steps, setSteps] = useState(() => stepsFrom(first));
  const [asked, setAsked] = useState<Edited | null>(null);
  const take = (next: Prescription, typing?: string): void =>
    setSteps((before) => stepTo(before, next, typing));
  return {
    prescription: steps.now,
    asked,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    /** `typing` names the text that is being typed. */
    apply: (edited: Edited, typing?: string) => {
      if (edited.dropped.length > 0) setAsked(edited);
      else if (edited.next !== steps.now) take(edited.next, typing);
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
