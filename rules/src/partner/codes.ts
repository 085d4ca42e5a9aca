import { CROCKFORD_LETTERS as LETTERS } from '../crockford.ts';

export const PARTNER_CODE_LENGTH = 12;
export const PARTNER_CODE_DAYS = 14;
/** Of one organization at a time. */
export const MOST_PARTNER_CODES = 10;

const GROUP = 4;

/** Each byte picks one of 32 letters: none is more likely than another. */
export function partnerCodeOf(bytes: Uint8Array): string {
  return [...bytes.subarray(0, PARTNER_CODE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** As it is read out and printed: XXXX-XXXX-XXXX. */
export function spacedPartnerCode(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
}

/** What was meant by what somebody typed: case, spaces, hyphens, and letters that Crockford reads as digits. */
export function readPartnerCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const isCode =
    code.length === PARTNER_CODE_LENGTH && Array.from(code).every((letter) => LETTERS.includes(letter));
  return isCode ? code : null;
}
