import { useSyncExternalStore } from 'react';
import { STORAGE } from './storage.ts';

export type Theme = 'light' | 'dark';

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark';

let shown: Theme = 'light';
const listeners = new Set<() => void>();

/** The choice made on this computer, else what the site prefers. */
export function preferredTheme(siteDefault: Theme = 'light'): Theme {
  const chosen = localStorage.getItem(STORAGE.theme);
  return isTheme(chosen) ? chosen : siteDefault;
}

export function showTheme(theme: Theme): void {
  shown = theme;
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORAGE.theme, theme);
  showTheme(theme);
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
