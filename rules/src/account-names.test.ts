import { expect, test } from 'vitest';
import { canBeAccount, foldAccountName } from './account-names.ts';

test('all spellings of a name fold to one', () => {
  for (const typed of ['Mia.Sorensen', ' mia.sorensen ', 'ＭＩＡ.sorensen', 'mia.ſorensen'])
    expect(foldAccountName(typed)).toBe('mia.sorensen');
});

test('only printable ASCII can be an account', () => {
  for (const typed of ['mia.sorensen', 'mia@lumaline.example', 'a b']) expect(canBeAccount(typed)).toBe(true);
  for (const typed of ['mİa', '\u212aim', 'ｍia', 'mia\u200b', 'mia\u0000', 'mía', ''])
    expect(canBeAccount(typed)).toBe(false);
});
