/** The languages of the product, by the codes that travel in `Accept-Language`. */
export const LANGUAGES = [
  'da',
  'de',
  'el',
  'en',
  'es',
  'fr',
  'hr',
  'hu',
  'it',
  'ja',
  'nl',
  'no',
  'pl',
  'pt',
  'ru',
  'sk',
  'sl',
  'sv',
  'tr',
  'zh-CN',
  'zh-TW',
] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Locales for `Intl` where our code is not the one to format by. */
const INTL_LOCALE: Partial<Record<Language, string>> = { no: 'nb', pt: 'pt-PT', en: 'en-US' };

export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** What is stored as text, as one of our languages. */
export function languageOf(code: string): Language {
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}

export function intlLocaleOf(language: Language): string {
  return INTL_LOCALE[language] ?? language;
}

/** The language a code of any system asks for: `de-AT` → `de`, `nb` → `no`, `zh-Hant-HK` → `zh-TW`. */
export function languageFor(code: string): Language | undefined {
  if (isLanguage(code)) return code;
  const locale = localeOf(code);
  if (locale === undefined) return undefined;
  const { language, script, region } = locale.maximize();
  if (language === 'zh') return script === 'Hant' || region === 'TW' ? 'zh-TW' : 'zh-CN';
  const ours = language === 'nb' || language === 'nn' ? 'no' : language;
  return isLanguage(ours) ? ours : undefined;
}

/** Whatever somebody sends may be no code at all. */
function localeOf(code: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(code);
  } catch {
    return undefined;
  }
}
