const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Forms of address and degrees, which are not names. */
const TITLE = /^(dr|prof|mr|mrs|ms|med|dent|dipl|herr|frau)\.?$/i;

/**
 * Two letters of a person, or of an organization: its first two words. Chinese and Japanese names begin with the
 * family name, whose first sign is enough.
 */
export function initialsOf(name: string, kind: 'person' | 'organization'): string {
  const words = name.trim().split(/[\s,]+/u);
  const names = words.filter((word) => !TITLE.test(word) && /^[\p{L}\p{N}]/u.test(word));
  const [first = '', ...others] = names.length > 0 ? names : words;
  if (CJK.test(first)) return firstSign(first);
  const second = kind === 'person' ? others.at(-1) : others[0];
  return (firstSign(first) + firstSign(second ?? '')).toLocaleUpperCase();
}

/** A sign beyond the first plane, as rare family names have it, is two units of a string. */
function firstSign(word: string): string {
  const sign = word.codePointAt(0);
  return sign === undefined ? '' : String.fromCodePoint(sign);
}

/** A number below `count` that is the same for the same text on every page and every day. */
export function stableIndex(text: string, count: number): number {
  let hash = 2_166_136_261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  // The low bits hardly differ between similar names: the high ones are mixed into them.
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) % count;
}
