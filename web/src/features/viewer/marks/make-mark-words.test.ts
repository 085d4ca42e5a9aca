import { loadTexts } from '@archway/locales/browser';
import { makeTranslator } from '@archway/locales/translator';
import type { Language } from '@archway/rules/languages';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { expect, test } from 'vitest';
import { makeMarkWords } from './make-mark-words.ts';

const SCAN = '0190a000-0000-7000-8000-000000000001';
const at = { scanId: SCAN, point: [0, 0, 0] as [number, number, number] };

const wordsIn = async (language: Language, numbering: ToothNumberingSystem = 'fdi') =>
  makeMarkWords(makeTranslator(language, [await loadTexts(language, 'viewer')]), language, numbering);

test('lengths and angles are written as the reader writes numbers', async () => {
  const distance = { kind: 'distance', from: at, to: at, millimeters: 10.417 } as const;
  expect((await wordsIn('en')).value(distance)).toBe('10.42 mm');
  expect((await wordsIn('de')).value(distance)).toBe('10,42\u00A0mm');
  expect((await wordsIn('en')).degrees(89.96)).toBe('90.0°');
});

test('a change has its sign, and none has none', async () => {
  const { change } = await wordsIn('en');
  expect([change(0.19), change(-0.36), change(0)]).toEqual(['+0.19 mm', '−0.36 mm', '0.00 mm']);
});

test('teeth are named by the system of the reader', async () => {
  expect((await wordsIn('en')).margin(46)).toBe('Margin line 46');
  expect((await wordsIn('en', 'universal')).margin(46)).toBe('Margin line 30');
  expect((await wordsIn('en')).margin(null)).toBe('Margin line');
});

test('a margin line says how long it is and whether it goes all the way round', async () => {
  const line = { kind: 'margin', scanId: SCAN, tooth: 46, points: [], line: [], millimeters: 31.58 } as const;
  const { value } = await wordsIn('en');
  expect(value({ ...line, points: [], line: [], isClosed: true })).toBe('31.58 mm, closed');
  expect(value({ ...line, points: [], line: [], isClosed: false })).toBe('31.58 mm, not closed yet');
});

test('a section says what was measured in it, and nothing before', async () => {
  const plane = { point: at.point, normal: at.point };
  const { value } = await wordsIn('en');
  expect(value({ kind: 'section', plane, measures: [] })).toBe(null);
  const measure = { from: at.point, to: at.point, millimeters: 1 };
  expect(value({ kind: 'section', plane, measures: [measure, measure] })).toBe('1.00 mm, 1.00 mm');
});
