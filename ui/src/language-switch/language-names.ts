import type { Language } from '@archway/rules/languages';

/** Where the browser's name is the one of another thing: Chinese is chosen by its script, Norwegian by its name. */
const OWN_NAME: Partial<Record<Language, string>> = {
  no: 'norsk',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
};

/** The name of a language in itself, as a reader of it looks for it. */
export function nameOfLanguage(language: Language): string {
  return (
    OWN_NAME[language] ?? new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  );
}
