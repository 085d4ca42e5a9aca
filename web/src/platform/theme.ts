import { THEMES, type Theme } from '@archway/rules/display';
import { useSyncExternalStore } from 'react';
import { STORAGE } from './storage.ts';

const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value);

/** The page's own theme comes first, then the reader's choice, then the site's. */
let ofRoute: Theme | null = null;
let ofSite: Theme = 'light';
let shown: Theme = 'light';
const listeners = new Set<() => void>();

/** Whether somebody has chosen a theme on this computer. */
export const hasChosenTheme = (): boolean => isTheme(localStorage.getItem(STORAGE.theme));

function show(): void {
  const chosen = localStorage.getItem(STORAGE.theme);
  shown = ofRoute ?? (isTheme(chosen) ? chosen : ofSite);
  document.documentElement.dataset['theme'] = shown;
  for (const listener of listeners) listener();
}

export function showSiteTheme(theme: Theme = ofSite): void {
  ofSite = theme;
  show();
}

export function showRouteTheme(theme: Theme | null): void {
  ofRoute = theme;
  show();
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORAGE.theme, theme);
  show();
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
