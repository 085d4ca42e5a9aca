import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it('makes case, accents and width the same', () => {
  expect(foldText('Ünïcode ＡＢ')).toBe('unicode ab');
});
