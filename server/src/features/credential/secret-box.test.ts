import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import type { KeyRing } from '../../platform/config/secrets.ts';
import { testEnvironment } from '../../testing/environment.ts';
import { isSealedByCurrent, sealSecret, unsealSecret } from './secret-box.ts';

const [OLD, NEW, SITE] = [randomBytes(32), randomBytes(32), randomBytes(32)].map((key) =>
  key.toString('hex'),
);

/** As in `SECRET_TOTP`, and the former site secret if a site had one. */
const ringOf = (written: string, former?: string): KeyRing =>
  readConfig({ ...testEnvironment(), SECRET_TOTP: written, SECRET_LEGACY: former }, '1').secrets.totp;

const ring = ringOf(`old:${OLD}`);
const REFUSED = 'unable to authenticate data';
const owner = { orgId: 'organization', userCode: 'member' };

/** As secrets were kept before keys had ids. */
function sealedFormerly(secret: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(SITE ?? '', 'hex'), '', 'totp secret', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from('organization\nmember'));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

test('opens what it has sealed, and never seals alike', () => {
  const sealed = sealSecret(ring, owner, 'JBSWY3DPEHPK3PXP');
  expect(unsealSecret(ring, owner, sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealSecret(ring, owner, 'JBSWY3DPEHPK3PXP').equals(sealed)).toBe(false);
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
});

test('opens nothing of another row, of another key under the same id, or altered', () => {
  const sealed = sealSecret(ring, owner, 'JBSWY3DPEHPK3PXP');
  expect(() => unsealSecret(ring, { ...owner, userCode: 'other' }, sealed)).toThrow(REFUSED);
  expect(() => unsealSecret(ring, { ...owner, orgId: 'other' }, sealed)).toThrow(REFUSED);
  expect(() => unsealSecret(ringOf(`old:${NEW}`), owner, sealed)).toThrow(REFUSED);
  const head = 'key:old:'.length;
  for (const at of [head, head + 12, sealed.length - 1]) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => unsealSecret(ring, owner, altered)).toThrow(REFUSED);
  }
});

test('a key that is still accepted opens its boxes, a dropped one does not', () => {
  const sealed = sealSecret(ring, owner, 'JBSWY3DPEHPK3PXP');
  const rotated = ringOf(`new:${NEW},old:${OLD}`);
  expect(unsealSecret(rotated, owner, sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(isSealedByCurrent(ring, sealed)).toBe(true);
  expect(isSealedByCurrent(rotated, sealed)).toBe(false);
  expect(() => unsealSecret(ringOf(`new:${NEW}`), owner, sealed)).toThrow('not of the ring');
});

test('a box from before keys had ids is opened with the former site secret, and with no other key', () => {
  const sealed = sealedFormerly('JBSWY3DPEHPK3PXP');
  expect(unsealSecret(ringOf(`old:${OLD}`, SITE), owner, sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(isSealedByCurrent(ringOf(`old:${OLD}`, SITE), sealed)).toBe(false);
  expect(() => unsealSecret(ring, owner, sealed)).toThrow('not of the ring');
});
