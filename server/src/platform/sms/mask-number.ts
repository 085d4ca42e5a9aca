const DIGITS_SHOWN = 2;

/** The last two digits of a phone number, for logs: `+49 421 55 11-0` is `********10`. Anything but digits is dropped. */
export function maskNumber(number: string): string {
  const digits = number.replaceAll(/\D/g, '');
  return digits.slice(-DIGITS_SHOWN).padStart(digits.length, '*');
}
