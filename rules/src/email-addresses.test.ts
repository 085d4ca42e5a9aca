import { expect, test } from 'vitest';
import { isEmailAddress } from './email-addresses.ts';

test('what cannot be an address is known as such', () => {
  for (const good of ['nina.ford@x.example', "o'neil+lab@a-b.co.uk", 'N@X.EXAMPLE']) {
    expect(isEmailAddress(good), good).toBe(true);
  }
  for (const bad of [
    'nina',
    'nina@',
    '@x.example',
    'nina@x',
    'a b@x.example',
    'a..b@x.example',
    '.a@x.example',
    `${'a'.repeat(130)}@x.example`,
  ]) {
    expect(isEmailAddress(bad), bad).toBe(false);
  }
});
