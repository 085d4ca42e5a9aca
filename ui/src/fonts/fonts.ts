import '@fontsource-variable/ibm-plex-sans/wdth.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import '@fontsource/ibm-plex-mono/latin-500.css';
import type { Language } from '@archway/rules/languages';

/** Latin, Greek and Cyrillic come with the page, cut by script; these are loaded with their language. */
const LOADERS: Partial<Record<Language, () => Promise<unknown>>> = {
  ja: () => import('virtual:font-jp.css'),
  'zh-CN': () => import('virtual:font-sc.css'),
  'zh-TW': () => import('virtual:font-tc.css'),
};

export async function loadFontsOf(language: Language): Promise<void> {
  await LOADERS[language]?.();
}
