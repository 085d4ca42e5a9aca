import { expect, test } from 'vitest';
import { IdempotencyKey } from './idempotency-key.ts';

test('pressing again after an answer that left it open is the same gesture', () => {
  const key = new IdempotencyKey();
  const first = key.keyFor({ id: 1 });
  for (const failure of ['timedOut', 'unavailable', 'internal'] as const) {
    key.answered(failure);
    expect(key.keyFor({ id: 1 })).toBe(first);
  }
});

test('other input is another gesture', () => {
  const key = new IdempotencyKey();
  const first = key.keyFor({ id: 1 });
  key.answered('timedOut');
  expect(key.keyFor({ id: 2 })).not.toBe(first);
});

test.each([null, 'conflict', 'noPerm'] as const)(
  'after a clear answer (%s) the next one is new',
  (failure) => {
    const key = new IdempotencyKey();
    const first = key.keyFor({ id: 1 });
    key.answered(failure);
    expect(key.keyFor({ id: 1 })).not.toBe(first);
  },
);
