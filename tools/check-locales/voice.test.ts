import { expect, test } from 'vitest';
import { checkVoice } from './voice.ts';

const problems = (text: string): string[] =>
  checkVoice({ portal: { key: text } }).map(({ problem }) => problem);

test.each([
  ['Somebody signed in.', 'Somebody'],
  ['You cannot do this.', 'cannot'],
  ['It is not saved.', 'is not'],
  ['Saved; go on.', ';'],
  ['Please wait.', 'Please'],
  ['Saved!', '!'],
  ['Tick the boxes.', 'Tick'],
  ['{count, plural, one {It was refused at once.} other {They were.}}', 'at once'],
])('%s', (text, word) => {
  expect(problems(text)).toEqual([expect.stringContaining(`“${word}”`)]);
});

test.each([
  "You can't do this.",
  'Signed in {count, plural, one {# time} other {# times}}',
  'What happens next',
])('nothing is wrong with: %s', (text) => expect(problems(text)).toEqual([]));

test('what the specification quotes stays as it is', () => {
  expect(problems('Please enter your password.')).toEqual([]);
});
