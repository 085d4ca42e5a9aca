import { expect, test } from 'vitest';
import { deviceWords } from './device-words.ts';

const t = (key: string, params: Record<string, unknown> = {}) => [key, ...Object.values(params)].join(' ');

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36', 'sessions.device Chrome 142 Windows'],
  ['curl/8.5 (Linux)', 'Linux'],
  ['SomethingElse/1.0', 'sessions.unknown'],
  ['', 'sessions.unknown'],
])('%s', (userAgent, words) => {
  expect(deviceWords(t as Parameters<typeof deviceWords>[0], userAgent)).toBe(words);
});
