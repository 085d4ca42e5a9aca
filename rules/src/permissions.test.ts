import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAnyGranted } from './permissions.ts';

const part = fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/);
const code = fc.tuple(part, part, part);

describe('rights', () => {
  test('a code grants itself, and what no code names is not granted', () => {
    fc.assert(
      fc.property(code, code, (one, other) => {
        expect(isAnyGranted([one.join(':')], [one.join(':')])).toBe(true);
        expect(isAnyGranted([one.join(':')], [other.join(':')])).toBe(one.join(':') === other.join(':'));
      }),
    );
  });

  test('a star in any part grants every value of that part and nothing else', () => {
    fc.assert(
      fc.property(code, fc.subarray([0, 1, 2]), code, (held, stars, asked) => {
        const withStars = held.map((value, i) => (stars.includes(i) ? '*' : value));
        const fits = held.every((value, i) => stars.includes(i) || value === asked[i]);
        expect(isAnyGranted([withStars.join(':')], [asked.join(':')])).toBe(fits);
      }),
    );
  });

  test('more rights never take one away, and one of several is enough', () => {
    fc.assert(
      fc.property(fc.array(code), fc.array(code), code, (held, more, asked) => {
        const mine = held.map((one) => one.join(':'));
        const wanted = [asked.join(':')];
        if (!isAnyGranted(mine, wanted)) return;
        expect(isAnyGranted([...more.map((one) => one.join(':')), ...mine], wanted)).toBe(true);
        expect(isAnyGranted(mine, ['no:such:right', ...wanted])).toBe(true);
      }),
    );
  });

  test('all rights, no rights, and what is no code', () => {
    expect(isAnyGranted(['*:*:*'], ['case:list:read'])).toBe(true);
    expect(isAnyGranted([], ['case:list:read'])).toBe(false);
    expect(isAnyGranted(['*:*:*'], [])).toBe(false);
    for (const held of ['*', '*:*', 'case:list', 'case:list:read:all', '::', ''])
      expect(isAnyGranted([held], ['case:list:read']), held).toBe(false);
    expect(isAnyGranted(['*:*:*'], ['case:list'])).toBe(false);
    // A star is a right that is held, not one to ask for.
    expect(isAnyGranted(['case:list:read'], ['case:list:*'])).toBe(false);
  });
});
