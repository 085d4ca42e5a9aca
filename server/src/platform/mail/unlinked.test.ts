import { expect, test } from 'vitest';
import { unlinked } from './unlinked.ts';

test.each([
  ['https://evil.example/pay?x=1', 'https: // evil . example/pay?x=1'],
  ['www.evil.example', 'www . evil . example'],
  ['evil.xn--p1ai', 'evil . xn--p1ai'],
  ['zahlen-jetzt.дом', 'zahlen-jetzt . дом'],
  ['http://10.0.0.1/a', 'http: // 10.0.0.1/a'],
  ['write to eve@evil.example', 'write to eve@evil . example'],
])('%s can no longer be taken for a link', (text, shown) => {
  expect(unlinked(text)).toBe(shown);
});

test.each(['Dr. Reid', 'e.g. at 8.30, z.B. 1.000', 'See you soon. Elena', 'Harbour Street Dental'])(
  '%s stays as it is',
  (text) => {
    expect(unlinked(text)).toBe(text);
  },
);
