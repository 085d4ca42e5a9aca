import { intlLocaleOf, type Language } from '@archway/rules/languages';

const STEP = 1024;
const STEPS = ['', 'K', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y'] as const;
/** Most languages write KB and MB; these have letters of their own. */
const UNITS: Partial<Record<Language, readonly string[]>> = {
  fr: STEPS.map((step) => (step === '' ? 'o' : `${step}o`)),
  ru: ['Б', 'КБ', 'МБ', 'ГБ', 'ТБ', 'ПБ', 'ЭБ', 'ЗБ', 'ЙБ'],
};
const USUAL_UNITS = STEPS.map((step) => `${step}B`);
/** A space that keeps number and unit on one line. */
const SPACE = '\u00A0';

/** `1536` → `1.5 KB`, with the reader's decimal sign. At most three figures tell sizes apart well enough. */
export function formatFileSize(bytes: number, language: Language): string {
  const units = UNITS[language] ?? USUAL_UNITS;
  let value = Math.max(bytes, 0);
  let unit = 0;
  while (unit < units.length - 1 && Math.round(value) >= STEP) {
    value /= STEP;
    unit += 1;
  }
  const format = new Intl.NumberFormat(intlLocaleOf(language), {
    maximumFractionDigits: unit === 0 || value >= 100 ? 0 : 1,
  });
  return `${format.format(value)}${SPACE}${units[unit] ?? ''}`;
}
