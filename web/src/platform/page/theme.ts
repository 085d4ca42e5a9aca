import { THEME_CHOICES, type Theme, type ThemeChoice } from '@archway/rules/display';
import { useSyncExternalStore } from 'react';
import { STORAGE } from '../session/storage.ts';

const isChoice = (value: string | null): value is ThemeChoice =>
  THEME_CHOICES.some((choice) => choice === value);

/** The page's own theme comes first, then the choice on this computer, the account's and the site's. */
let ofRoute: Theme | null = null;
let ofAccount: Theme | null = null;
let ofSite: ThemeChoice = 'system';
let shown: { theme: Theme; choice: ThemeChoice } = { theme: 'light', choice: 'system' };
const listeners = new Set<() => void>();
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

function chosen(): ThemeChoice {
  const stored = localStorage.getItem(STORAGE.theme);
  return isChoice(stored) ? stored : (ofAccount ?? ofSite);
}

function show(): void {
  const choice = chosen();
  const theme = ofRoute ?? (choice === 'system' ? ofSystem() : choice);
  shown = { theme, choice };
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

const ofSystem = (): Theme => (systemIsDark.matches ? 'dark' : 'light');

/** Shows the theme from the first moment on, and follows the system while nothing else is chosen. */
export function followSystemTheme(): void {
  systemIsDark.addEventListener('change', show);
  show();
}

export function showSiteTheme(theme: ThemeChoice): void {
  ofSite = theme;
  show();
}

export function showAccountTheme(theme: Theme | null): void {
  ofAccount = theme;
  show();
}

export function showRouteTheme(theme: Theme | null): void {
  ofRoute = theme;
  show();
}

export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(STORAGE.theme, choice);
  show();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is shown. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => shown.theme);

/** What was chosen. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => shown.choice);
