import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

// In a file of its own: what it guards against happens only if the first question of a process is refused.
test('unknown accounts are judged again after a crowd at the very start', async () => {
  const crowd = Array.from({ length: availableParallelism() + 50 }, () => hashPassword('Correct-Horse-7'));
  await Promise.allSettled([...crowd, isPassword(null, 'no')]);
  expect(await isPassword(null, 'no')).toBe(false);
  expect(await isPassword(null, 'an account that does not exist')).toBe(false);
});
