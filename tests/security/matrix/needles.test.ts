import { expect, test } from 'vitest';
import { Needles } from './needles.ts';

test('a needle is found wherever it stands in a text, short ones too, and no other', () => {
  const needles = new Needles();
  for (const one of ['correct-horse', 'correct-hound', 'tiny']) needles.add(one);
  for (const text of ['correct-horse', 'a correct-hound!', 'at the end correct-horse', 'so tiny a thing'])
    expect([text, needles.areIn(text)]).toEqual([text, true]);
  for (const text of ['', 'correct-h', 'correct-hors', 'correct-h0rse', 'tin y'])
    expect([text, needles.areIn(text)]).toEqual([text, false]);
});
