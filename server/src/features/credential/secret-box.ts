import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Owner } from './owner.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The rows alone are worth nothing: the key is made from the site's secret, which is not in the database. */
function keyOf(siteSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(siteSecret, 'hex'), '', 'totp secret', 32));
}

/** Goes into the seal, so that a secret works in its owner's row only. */
const labelOf = ({ orgId, userCode }: Owner): Buffer => Buffer.from(`${orgId}\n${userCode}`);

/** AES-256-GCM: initialization vector, tag and text in one. */
export function sealSecret(siteSecret: string, owner: Owner, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(siteSecret), iv).setAAD(labelOf(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Throws when it was sealed for another row or with another secret of the site. */
export function unsealSecret(siteSecret: string, owner: Owner, sealed: Buffer): string {
  const [iv, rest] = [sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES)];
  const decipher = createDecipheriv('aes-256-gcm', keyOf(siteSecret), iv, { authTagLength: TAG_BYTES })
    .setAAD(labelOf(owner))
    .setAuthTag(rest.subarray(0, TAG_BYTES));
  return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
