/**
 * What nobody can see in a text, and what can make it read as another: control characters, direction marks and
 * overrides, and other characters without a glyph. Variation selectors stay, since names in Japan are written with them.
 */
const UNSEEN =
  /[[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\p{Variation_Selector}\n\u{200c}-\u{200d}]]/gv;

/** Variation selectors that follow nothing they could vary. */
const LOOSE_SELECTORS = /(?<![\p{L}\p{M}\p{N}\p{P}\p{S}])\p{Variation_Selector}+/gv;

/** Joiners count between letters of scripts that are written with them, such as Arabic and Devanagari. */
const LOOSE_JOINERS =
  /(?<![[\p{L}\p{M}]--[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]])[\u200c\u200d]+|[\u200c\u200d]+(?![[\p{L}\p{M}\u200c\u200d]--[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]])/gv;

const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const SPACES = /[\t\u2800]/g;

/** A text of several lines without what cannot be seen. */
export const plainText = (text: string): string =>
  text
    .replaceAll(LINE_BREAKS, '\n')
    .replaceAll(SPACES, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(LOOSE_JOINERS, '')
    .replaceAll(LOOSE_SELECTORS, '');

/** The same on one line: a name. */
export const plainLine = (text: string): string => plainText(text).replaceAll('\n', ' ');
