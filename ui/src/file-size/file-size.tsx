import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@archway/rules/languages';
import type { ReactNode } from 'react';
import { formatFileSize } from '@archway/rules/format-file-size';

export function FileSize({ bytes }: { bytes: number }): ReactNode {
  return formatFileSize(bytes, languageOfPage());
}

/** What the page says of itself; a change of the language draws everything anew. */
export function languageOfPage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}
