import type { Language } from '@archway/rules/languages';
import type { Region } from '@archway/rules/regions';
import { translate } from '../text/translate.ts';

export const BRAND = 'Archway';

/** A region as its people call it; the value of a mail's fact `region`. */
export function regionName(region: Region, language: Language): string {
  return translate(language, `region.${region}`);
}

export function siteName(region: Region, language: Language): string {
  return `${BRAND} ${regionName(region, language)}`;
}
