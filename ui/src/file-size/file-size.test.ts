import { expect, test } from 'vitest';
import { formatFileSize } from '@archway/rules/format-file-size';

const english = (bytes: number): string => formatFileSize(bytes, 'en').replace('\u00A0', ' ');

test('each unit has 1024 of the one before', () => {
  expect(english(0)).toBe('0 B');
  expect(english(1023)).toBe('1,023 B');
  expect(english(1024)).toBe('1 KB');
  expect(english(1536)).toBe('1.5 KB');
  expect(english(5 * 1024 ** 2)).toBe('5 MB');
  expect(english(123_456_789)).toBe('118 MB');
  const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];
  expect(units.map((_, i) => english(1024 ** i))).toEqual(units.map((unit) => `1 ${unit}`));
  expect(english(1024 ** 9)).toBe('1,024 YB');
});

test('what would round up to 1024 is one of the next unit', () => {
  expect(english(1024 ** 2 - 1)).toBe('1 MB');
  expect(english(1024 ** 3 - 1)).toBe('1 GB');
});

test('numbers are written as the reader writes them', () => {
  expect(formatFileSize(1536, 'de')).toBe('1,5\u00A0KB');
  expect(formatFileSize(1536, 'ja')).toBe('1.5\u00A0KB');
});

test('French and Russian have units of their own', () => {
  expect(formatFileSize(1024 ** 2, 'fr')).toBe('1\u00A0Mo');
  expect(formatFileSize(3, 'fr')).toBe('3\u00A0o');
  expect(formatFileSize(1024 ** 3, 'ru')).toBe('1\u00A0ГБ');
});
