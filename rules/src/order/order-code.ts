import { CROCKFORD_LETTERS } from '../crockford.ts';

const LETTERS = 5;

/** How many random bytes the letters of a code need. */
export const ORDER_CODE_BYTES = LETTERS;

/** `O-yymmdd-` and five letters: read out on the telephone, printed on the box, unique in a site. */
export function orderCodeOf(day: string, bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, LETTERS)].map(
    (byte) => CROCKFORD_LETTERS[byte % CROCKFORD_LETTERS.length],
  );
  return `O-${day.slice(2).replaceAll('-', '')}-${letters.join('')}`;
}
