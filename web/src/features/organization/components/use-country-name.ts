import { intlLocaleOf } from '@archway/rules/languages';
import { useLanguage } from '../../../platform/text/i18n.ts';

/** A country by its code, in the reader's language. */
export function useCountryName(code: string): string {
  const { language } = useLanguage();
  if (code === '') return '';
  return new Intl.DisplayNames(intlLocaleOf(language), { type: 'region', fallback: 'code' }).of(code) ?? code;
}
