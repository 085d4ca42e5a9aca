import { FILE_SIZE_STEP, FILE_SIZE_UNITS } from './file-sizes.ts';
import { intlLocaleOf, type Language } from './languages.ts';

/** Most languages write KB and MB; these have letters of their own. */
const UNITS: Partial<Record<Language, readonly string[]>> = {
  fr: FILE_SIZE_UNITS.map((unit) => unit.replace('B', 'o')),
  ru: ['Б', 'КБ', 'МБ', 'ГБ', 'ТБ', 'ПБ', 'ЭБ', 'ЗБ', 'ЙБ'],
};
/** A space that keeps number and unit on one line. */
const SPACE = '\u00A0';

/** `1536` → `1.5 KB`, with the reader's decimal sign. At most three figures tell sizes apart well enough. */
export function formatFileSize(bytes: number, language: Language): string {
  const units = UNITS[language] ?? FILE_SIZE_UNITS;
  let value = Math.max(bytes, 0);
  let unit = 0;
  while (unit < units.length - 1 && Math.round(value) >= FILE_SIZE_STEP) {
    value /= FILE_SIZE_STEP;
    unit += 1;
  }
  const format = new Intl.NumberFormat(intlLocaleOf(language), {
    maximumFractionDigits: unit === 0 || value >= 100 ? 0 : 1,
  });
  return `${format.format(value)}${SPACE}${units[unit] ?? ''}`;
}
