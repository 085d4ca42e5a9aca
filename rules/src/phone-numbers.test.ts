import { expect, it } from 'vitest';
import { isPhoneNumber } from './phone-numbers.ts';

it.each(['+49 421 5511-0', '(0421) 55110', '112233', '+1 (555) 010-7788', '04 21/55 11'])(
  '%s is one',
  (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  },
);

it.each(['abc', '', '12345', '+49 421 abc', '1'.repeat(25), '++49 421 5511', '-----------'])(
  '%s is none',
  (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  },
);
