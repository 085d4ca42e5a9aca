import { useSyncExternalStore } from 'react';
import { BREAKPOINT } from '../tokens/tokens.ts';

const QUERY = `(width < ${BREAKPOINT.phone}px)`;

/** Whether the window is as narrow as a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
}

function subscribe(changed: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
