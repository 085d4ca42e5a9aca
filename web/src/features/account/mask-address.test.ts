import { expect, test } from 'vitest';
import { maskAddress } from './mask-address.ts';

test.each([
  ['elena.markou@harbourstreet.example', 'e•••••u@harbourstreet.example'],
  ['me@example.org', 'm•••••@example.org'],
  ['elena.markou', 'elena.markou'],
  ['@nobody', '@nobody'],
])('%s is shown as %s', (typed, shown) => expect(maskAddress(typed)).toBe(shown));
