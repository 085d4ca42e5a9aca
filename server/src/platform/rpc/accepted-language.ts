import { DEFAULT_LANGUAGE, languageFor, type Language } from '@archway/rules/languages';
import Negotiator from 'negotiator';

/** No honest list of wishes is longer. */
const MAX_LENGTH = 200;

/** The first language of ours in `Accept-Language` (`fr-CH, fr;q=0.9, en;q=0.8`), the most wanted first. */
export function acceptedLanguage(header: string): Language {
  const wishes = new Negotiator({ headers: { 'accept-language': header.slice(0, MAX_LENGTH) } }).languages();
  return wishes.map(languageFor).find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}
