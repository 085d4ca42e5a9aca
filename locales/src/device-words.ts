import { knownNames } from '@archway/rules/device-name';
import type { Translate } from './translator.ts';

/** A browser and its system in words: "Chrome 142 on Windows". Of one that is not known, what is known. */
export function deviceWords(t: Translate, userAgent: string): string {
  const [browser, system] = knownNames(userAgent);
  if (browser === undefined) return t('sessions.unknown');
  return system === undefined ? browser : t('sessions.device', { browser, system });
}
