import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { loadTexts } from '@archway/locales/browser';

/** Texts that come when the test says so. */
const loading: { language: string; area: string; come: () => void }[] = [];
const browser = {
  PAGE_LANGUAGES: ['en', 'de'],
  loadTexts: (language: string, area: string): ReturnType<typeof loadTexts> =>
    new Promise((resolve) => {
      loading.push({ language, area, come: () => resolve({ [area]: { said: `${area} in ${language}` } }) });
    }),
};

let i18n: typeof import('./i18n.ts');
beforeEach(async () => {
  loading.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.resetModules();
  vi.doMock('@archway/locales/browser', () => browser);
  i18n = await import('./i18n.ts');
});
afterEach(() => {
  vi.doUnmock('@archway/locales/browser');
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** Everything that has been asked for arrives. */
async function arrive(): Promise<void> {
  for (const { come } of loading.splice(0)) come();
  await new Promise((resolve) => setTimeout(resolve));
}
const said = (area: string) => i18n.t(`${area}.said` as never);

test('areas are loaded once, and with the language that is shown', async () => {
  void i18n.showLanguage('de');
  await arrive();
  void i18n.loadAreas(['case', 'portal']);
  expect(loading.map(({ language, area }) => [language, area])).toEqual([['de', 'case']]);
  await arrive();
  expect(said('case')).toBe('case in de');
  await i18n.loadAreas(['case', 'portal']);
  expect(loading).toEqual([]);
});

test('an area that was on its way when another language was chosen comes in that language', async () => {
  const loaded = i18n.loadAreas(['case']);
  const [english] = loading.splice(0);
  void i18n.showLanguage('de');
  await arrive();
  english?.come();
  await new Promise((resolve) => setTimeout(resolve));
  await arrive();
  await loaded;
  expect([said('portal'), said('case')]).toEqual(['portal in de', 'case in de']);
});
