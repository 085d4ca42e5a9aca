import { LANGUAGES } from '@archway/rules/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';
import { nameOfLanguage } from './language-names.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('every language has its own name for itself', () => {
  const names = LANGUAGES.map(nameOfLanguage);
  expect(new Set(names).size).toBe(LANGUAGES.length);
  expect(['zh-CN', 'zh-TW', 'no', 'de', 'ja', 'el'].map((code) => nameOfLanguage(code as 'de'))).toEqual([
    '简体中文',
    '繁體中文',
    'norsk',
    'Deutsch',
    '日本語',
    'Ελληνικά',
  ]);
});

test('a language is chosen by its own name', async () => {
  const page = await workbench.open('language-switch--all');
  const languages = page.getByLabel('Language');
  await languages.selectOption('日本語');
  expect(await languages.inputValue()).toBe('ja');
});
