import { intlLocaleOf, type Language } from '@archway/rules/languages';

const STEP = 1024;
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;
/** A space that keeps number and unit on one line. */
const SPACE = '\u00A0';

/** `1536` → `1.5 KB`, with the reader's decimal sign. At most three figures tell sizes apart well enough. */
export function formatFileSize(bytes: number, language: Language): string {
  let value = Math.max(bytes, 0);
  let unit = 0;
  while (unit < UNITS.length - 1 && Math.round(value) >= STEP) {
    value /= STEP;
    unit += 1;
  }
  const format = new Intl.NumberFormat(intlLocaleOf(language), {
    maximumFractionDigits: unit === 0 || value >= 100 ? 0 : 1,
  });
  return `${format.format(value)}${SPACE}${UNITS[unit] ?? ''}`;
}
