import { expect, test } from 'vitest';
import { roleCodeOf } from './role-code.ts';

test.each([
  ['Front desk', 'front-desk'],
  ['  Zahnärztin / Praxis 2 ', 'zahnarztin-praxis-2'],
  ['歯科助手', 'role'],
  ['--', 'role'],
])('the name %j becomes %s', (name, code) => {
  expect(roleCodeOf(name, new Set())).toBe(code);
});

test('a code that another role has gets a number', () => {
  expect(roleCodeOf('Dentist', new Set(['dentist']))).toBe('dentist-2');
  expect(roleCodeOf('Dentist', new Set(['dentist', 'dentist-2']))).toBe('dentist-3');
});

test('a long name makes a code of at most 64 characters', () => {
  const code = roleCodeOf('x'.repeat(64), new Set(['x'.repeat(60)]));
  expect(code.length).toBeLessThanOrEqual(64);
});
