import { expect, test } from 'vitest';
import { formatNames } from './format-names.ts';

test('a format with two endings has one name', () => {
  expect(formatNames(['jpeg', 'jpg', 'png', 'pdf'])).toBe('JPEG, PNG, PDF');
  expect(formatNames(['jpg', 'png'])).toBe('JPG, PNG');
});
