import { useSyncExternalStore } from 'react';

const wish = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Whether the reader wants nothing to move. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wish?.addEventListener('change', listener);
      return () => wish?.removeEventListener('change', listener);
    },
    () => wish?.matches ?? false,
  );
}
