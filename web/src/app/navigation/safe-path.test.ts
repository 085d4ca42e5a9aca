import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test.each([
  ['/dashboard', '/dashboard'],
  ['/case-management/detail/C-261109-014', '/case-management/detail/C-261109-014'],
  ['/order-management?status=pending&page=2', '/order-management?status=pending&page=2'],
  ['/own-space/configuration#theme', '/own-space/configuration#theme'],
  ['/search?q=%2Fa%20b', '/search?q=%2Fa%20b'],
  ['/', '/'],
])('%s is one of our pages', (text, path) => {
  expect(safePath(text)).toBe(path);
});

const TAB = '\t';
test.each([
  '',
  'dashboard',
  './dashboard',
  '../dashboard',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%255cevil.example',
  '/%252fevil.example',
  `/${TAB}/evil.example`,
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\u0000/evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  ' https://evil.example',
  `${TAB}https://evil.example`,
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http://evil.example',
  'http:\\\\evil.example',
  'ftp://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'about:blank',
  'mailto:a@evil.example',
  'evil.example',
  'evil.example/dashboard',
  '@evil.example',
  '/dashboard\\..\\evil',
  '/a\\b',
  '/%5c%5cevil.example',
  '/%00',
  '/%7f',
  '/%E0%A4%A',
  '/%',
  '/%zz',
  '?redirect=//evil.example',
  '#//evil.example',
  ';//evil.example',
  `/${'a'.repeat(2_000)}`,
])('%j is not', (text) => {
  expect(safePath(text)).toBeNull();
});

test('nothing is not', () => {
  expect(safePath(null)).toBeNull();
});
