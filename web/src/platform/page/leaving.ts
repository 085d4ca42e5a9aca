import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

type Go = () => void;

/** Asks whoever wants to leave; null while there is nothing to lose. */
let ask: ((go: Go) => void) | null = null;

/** Goes on at once, or after the question of the screen whose changes would be lost. */
export function leave(go: Go): void {
  if (ask === null) go();
  else ask(go);
}

/** `useNavigate` for the ways out of a screen. */
export function useLeaveTo(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback((path) => leave(() => void navigate(path)), [navigate]);
}

export interface Leaving {
  /** Somebody wants to leave: show the question. */
  isAsked: boolean;
  stay: () => void;
  /** Goes where they wanted to; the screen drops its changes. */
  goOn: () => void;
}

/** Holds back whoever leaves while `isUnsaved`: by a link, by the browser's buttons, or by closing the page. */
export function useLeaving(isUnsaved: boolean): Leaving {
  const [wanted, setWanted] = useState<{ go: Go } | null>(null);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const question = (go: Go) => setWanted({ go });
    ask = question;
    const stopHolding = holdPage();
    return () => {
      if (ask === question) ask = null;
      stopHolding();
    };
  }, [isUnsaved]);
  return {
    isAsked: wanted !== null,
    stay: () => setWanted(null),
    goOn: () => {
      ask = null;
      setWanted(null);
      wanted?.go();
    },
  };
}

/** The place of a page in the tab's history, as the router notes it. */
const placeOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;

/** The place that is held; null while there is nothing to lose. */
let heldPlace: number | null = null;

function holdPage(): () => void {
  const over = new AbortController();
  heldPlace = placeOf(history.state);
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: over.signal });
  return () => {
    heldPlace = null;
    over.abort();
  };
}

/** Hears the browser's buttons before the router does. Called once, before there is a router: first come, first heard. */
export function holdHistory(): void {
  let isComingBack = false;
  window.addEventListener('popstate', (event) => {
    if (isComingBack) {
      isComingBack = false;
      event.stopImmediatePropagation();
      return;
    }
    const [here, there] = [heldPlace, placeOf(event.state)];
    if (ask === null || here === null || there === null || there === here) return;
    // The browser has gone already: the router does not hear of it, and the address comes back.
    event.stopImmediatePropagation();
    isComingBack = true;
    history.go(here - there);
    ask(() => history.go(there - here));
  });
}
