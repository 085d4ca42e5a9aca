import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../browser.fixtures.ts';

let theme: typeof import('./theme.ts');
let shown: { theme?: string };

beforeEach(async () => {
  fakeBrowser();
  shown = {};
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true, addEventListener: () => {} }) });
  vi.stubGlobal('document', { documentElement: { dataset: shown } });
  vi.resetModules();
  theme = await import('./theme.ts');
  theme.followSystemTheme();
});
afterEach(() => void vi.unstubAllGlobals());

test('until a theme is chosen, the theme of the system is shown', () => {
  expect(shown.theme).toBe('dark');
  theme.chooseTheme('light');
  expect(shown.theme).toBe('light');
});

test('a page with a theme of its own is shown in it, whatever was chosen', () => {
  theme.chooseTheme('dark');
  theme.showRouteTheme('light');
  expect(shown.theme).toBe('light');
  theme.showRouteTheme(null);
  expect(shown.theme).toBe('dark');
});
