import { latin1 } from './latin1.ts';
import { MeshError } from './mesh-error.ts';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const PLUS = 43;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const BACKSLASH = 92;
const SMALL_E = 101;

/** A double written out in full has some 330 characters; nothing in a scan is longer. */
const LONGEST_NUMBER = 512;

/** The largest number that can take one more digit and still be exact. */
const MOST_MANTISSA = Math.floor((Number.MAX_SAFE_INTEGER - 9) / 10);

/** Powers of ten that are exact as doubles. */
const POWERS = Array.from({ length: 23 }, (_, i) => Number(`1e${i}`));

export const isBlank = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13);
export const isLineEnd = (byte: number): boolean => byte === LINE_FEED || byte === CARRIAGE_RETURN;
/** A backslash hides the end of a line in OBJ, and appears in no number or word elsewhere. */
export const isWordEnd = (byte: number): boolean => isBlank(byte) || byte === BACKSLASH;

/** Reads words and numbers straight from bytes: a text of hundreds of megabytes is never a string. */
export class TextCursor {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  /** Over spaces and ends of lines. False at the end of the file. */
  toNextWord(): boolean {
    const { bytes } = this;
    let { at } = this;
    while (at < bytes.length && isBlank(bytes[at]!)) at++;
    this.at = at;
    return at < bytes.length;
  }

  skipWord(): void {
    const { bytes } = this;
    let { at } = this;
    while (at < bytes.length && !isWordEnd(bytes[at]!)) at++;
    this.at = at;
  }

  skipLine(): void {
    const { bytes } = this;
    let { at } = this;
    while (at < bytes.length && !isLineEnd(bytes[at]!)) at++;
    this.at = at + 1;
  }

  /** Steps over the word, given in small letters, if it is the next one in whatever letters. */
  takeWord(word: Uint8Array): boolean {
    const { bytes, at } = this;
    const end = at + word.length;
    if (end > bytes.length || (end < bytes.length && !isBlank(bytes[end]!))) return false;
    for (let i = 0; i < word.length; i++) if ((bytes[at + i]! | 32) !== word[i]) return false;
    this.at = end;
    return true;
  }

  /**
   * The number that starts here, rounded as the language itself would. NaN where a program wrote that there is no
   * number; throws where there is anything else.
   */
  readNumber(): number {
    const { bytes, at: start } = this;
    const end = bytes.length;
    let at = start;
    const isNegative = bytes[at] === MINUS;
    if (isNegative || bytes[at] === PLUS) at++;
    let mantissa = 0;
    let scale = 0;
    let isExact = true;
    let hasDigit = false;
    let hasPoint = false;
    for (; at < end; at++) {
      const byte = bytes[at]!;
      const digit = byte - ZERO;
      if (digit >= 0 && digit <= 9) {
        hasDigit = true;
        if (hasPoint) scale--;
        if (mantissa <= MOST_MANTISSA) mantissa = mantissa * 10 + digit;
        else isExact = false;
      } else if (byte === POINT && !hasPoint) hasPoint = true;
      else break;
    }
    if (hasDigit && at < end && (bytes[at]! | 32) === SMALL_E) {
      this.at = at + 1;
      scale += this.#readExponent();
      ({ at } = this);
    }
    if (!hasDigit || (at < end && !isWordEnd(bytes[at]!))) return this.#noNumber(start);
    this.at = at;
    if (!isExact || scale < -22 || scale > 22) return Number(this.#shortText(start, at));
    // Both are exact, so this rounds once, as it should.
    const value = scale < 0 ? mantissa / POWERS[-scale]! : mantissa * POWERS[scale]!;
    return isNegative ? -value : value;
  }

  #readExponent(): number {
    const { bytes } = this;
    let { at } = this;
    const isNegative = bytes[at] === MINUS;
    if (isNegative || bytes[at] === PLUS) at++;
    const first = at;
    let exponent = 0;
    for (; at < bytes.length; at++) {
      const digit = bytes[at]! - ZERO;
      if (digit < 0 || digit > 9) break;
      exponent = Math.min(exponent * 10 + digit, 9_999);
    }
    this.at = at;
    // Without digits this is no number; the letter in front is then what no number ends with.
    if (at === first) this.at = first - 1;
    return isNegative ? -exponent : exponent;
  }

  /** Programs write a missing number in many ways: nan, -nan(ind), inf, 1.#QNAN. */
  #noNumber(start: number): number {
    this.at = start;
    this.skipWord();
    const word = this.#shortText(start, this.at).toLowerCase();
    if (['nan', 'inf', '#'].some((sign) => word.includes(sign))) return Number.NaN;
    if (this.isAtEnd) throw new MeshError('truncated', 'the file ends where a number is due');
    throw new MeshError('malformed', 'something else stands where a number is due');
  }

  #shortText(from: number, to: number): string {
    if (to - from > LONGEST_NUMBER) throw new MeshError('malformed', 'a number is too long');
    return latin1(this.bytes, from, to);
  }
}
