import { RESIZE_DEBOUNCE_MS } from '@archway/rules/web-limits';
import { useSyncExternalStore } from 'react';

let width = globalThis.innerWidth ?? 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function measureSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    width = window.innerWidth;
    for (const listener of listeners) listener();
  }, RESIZE_DEBOUNCE_MS);
}

/** The window's width, for what style sheets cannot decide. It follows a moving edge once it has come to rest. */
export function useWidth(): number {
  return useSyncExternalStore(
    (listener) => {
      if (listeners.size === 0) window.addEventListener('resize', measureSoon);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('resize', measureSoon);
      };
    },
    () => width,
  );
}
