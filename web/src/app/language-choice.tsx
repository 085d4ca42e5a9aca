import type { ReactNode } from 'react';
import { PAGE_LANGUAGES, showLanguage, t, useLanguage, type PageLanguage } from '../platform/i18n.ts';

/** Each language is named in itself: whoever looks for it may read no other. */
const nameOf = (language: PageLanguage): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

export function LanguageChoice(): ReactNode {
  const language = useLanguage();
  return (
    <select
      aria-label={t('signIn.language')}
      value={language}
      onChange={({ target }) => void showLanguage(target.value as PageLanguage, { keep: true })}
    >
      {PAGE_LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {nameOf(code)}
        </option>
      ))}
    </select>
  );
}
