import { expect, test } from 'vitest';
import { sealSecret, unsealSecret } from './secret-box.ts';

const SITE = 'a'.repeat(64);
const REFUSED = 'unable to authenticate data';
const owner = { orgId: 'organization', userCode: 'member' };

test('opens what it has sealed, and never seals alike', () => {
  const sealed = sealSecret(SITE, owner, 'JBSWY3DPEHPK3PXP');
  expect(unsealSecret(SITE, owner, sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealSecret(SITE, owner, 'JBSWY3DPEHPK3PXP').equals(sealed)).toBe(false);
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
});

test('opens nothing of another row, of another site, or altered', () => {
  const sealed = sealSecret(SITE, owner, 'JBSWY3DPEHPK3PXP');
  expect(() => unsealSecret(SITE, { ...owner, userCode: 'other' }, sealed)).toThrow(REFUSED);
  expect(() => unsealSecret(SITE, { ...owner, orgId: 'other' }, sealed)).toThrow(REFUSED);
  expect(() => unsealSecret('b'.repeat(64), owner, sealed)).toThrow(REFUSED);
  for (const at of [0, 12, sealed.length - 1]) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => unsealSecret(SITE, owner, altered)).toThrow(REFUSED);
  }
});
