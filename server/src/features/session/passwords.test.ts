import { availableParallelism } from 'node:os';
import { expect, test, vi } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

const PASSWORD = 'Correct-Horse-7';

test('knows the password it has hashed, and no other', async () => {
  const stored = await hashPassword(PASSWORD);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword(PASSWORD)).not.toBe(stored);
  expect(await isPassword(stored, PASSWORD)).toBe(true);
  expect(await isPassword(stored, PASSWORD.toLowerCase())).toBe(false);
});

test('as many as there are cores run, fifty wait, the rest is refused, and then all is as before', async () => {
  const places = availableParallelism() + 50;
  const outcomes = await Promise.allSettled(Array.from({ length: places + 7 }, () => hashPassword(PASSWORD)));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(7);
  expect(refused[0]).toMatchObject({ reason: { failure: 'tooMany', data: { retryAfter: 2 } } });
  expect(await hashPassword(PASSWORD)).toMatch(/^\$argon2id\$/);
});

test('unknown accounts are judged again after a crowd at the very start of a process', async () => {
  vi.resetModules();
  const fresh = await import('./passwords.ts');
  const crowd = Array.from({ length: availableParallelism() + 50 }, () => fresh.hashPassword(PASSWORD));
  await Promise.allSettled([...crowd, fresh.isPassword(null, 'no')]);
  expect(await fresh.isPassword(null, 'no')).toBe(false);
  expect(await fresh.isPassword(null, 'an account that does not exist')).toBe(false);
});
