import type { Language } from '@archway/rules/languages';
import type { Config } from '../config/config.ts';
import { translate } from '../text/translate.ts';

export type Region = Config['SITE_REGION'];

export const BRAND = 'Archway';

const REGION_NAMES: Record<Region, string> = {
  'us-ca': 'region.us-ca',
  europe: 'region.europe',
  uk: 'region.uk',
};

/** A region as its people call it; the value of a mail's fact `region`. */
export function regionName(region: Region, language: Language): string {
  return translate(language, REGION_NAMES[region]);
}

export function siteName(region: Region, language: Language): string {
  return `${BRAND} ${regionName(region, language)}`;
}
