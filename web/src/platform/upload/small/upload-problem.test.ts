import { makeTranslator } from '@archway/locales/translator';
import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '@archway/locales/browser';
import { UploadProblem } from './upload-problem.ts';

let t: ReturnType<typeof makeTranslator>;
beforeAll(async () => {
  t = makeTranslator('en', [await loadTexts('en', 'portal'), await loadTexts('en', 'upload')]);
});

test.each([
  ['lost', /^Unable to upload\./],
  ['format', /^Incorrect Format\. .*JPEG, PNG/],
  ['tooLarge', /larger than 5\u00A0MB/],
  ['unreadablePicture', /couldn't read this file as an image/],
] as const)('%s is told in words', (kind, words) => {
  expect(new UploadProblem(kind).words(t, ['jpeg', 'png'])).toMatch(words);
});

test('what the server has said stays as it is', () => {
  expect(new UploadProblem('told', 'In its words.').words(t, [])).toBe('In its words.');
  expect(new UploadProblem('format').words(t, [])).toBe('Incorrect Format');
});
