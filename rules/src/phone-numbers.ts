/** Digits of a number that can be dialed, written by hand: `+49 (421) 55 11-0`. */
const FEWEST_DIGITS = 6;
const LONGEST = 24;
const SIGNS = /^\+?[\d\s()./-]+$/;

/** Whether this can be a phone number. It isn't taken apart: every country writes them another way. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return text.length <= LONGEST && digits >= FEWEST_DIGITS && SIGNS.test(text);
}
