import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing, SecretKey } from '../../platform/config/secrets.ts';
import type { Owner } from './owner.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Goes into the seal, so that a secret works in its owner's row only. */
const labelOf = ({ orgId, userCode }: Owner): Buffer => Buffer.from(`${orgId}\n${userCode}`);

/** What a box begins with: the id of its key. The database's `count_secret_keys()` reads it too. */
const headOf = (id: string): Buffer => Buffer.from(`key:${id}:`);

/** AES-256-GCM: id of the key, initialization vector, tag and text in one. The rows alone are worth nothing. */
export function sealSecret({ current }: KeyRing, owner: Owner, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', current.key, iv).setAAD(labelOf(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([headOf(current.id), iv, cipher.getAuthTag(), text]);
}

/** Throws when it was sealed for another row, or with a key that is not of the ring. */
export function unsealSecret(ring: KeyRing, owner: Owner, sealed: Buffer): string {
  const { key, body } = openingOf(ring, sealed);
  const [iv, rest] = [body.subarray(0, IV_BYTES), body.subarray(IV_BYTES)];
  const decipher = createDecipheriv('aes-256-gcm', key.key, iv, { authTagLength: TAG_BYTES })
    .setAAD(labelOf(owner))
    .setAuthTag(rest.subarray(0, TAG_BYTES));
  return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

export const isSealedByCurrent = ({ current }: KeyRing, sealed: Buffer): boolean =>
  hasHead(sealed, current.id);

function hasHead(sealed: Buffer, id: string): boolean {
  const head = headOf(id);
  return sealed.subarray(0, head.length).equals(head);
}

/** Boxes from before keys had ids begin with their vector: the former site secret opens them, if it is still known. */
function openingOf(ring: KeyRing, sealed: Buffer): { key: SecretKey; body: Buffer } {
  const named = ring.all.find(({ id }) => id !== '' && hasHead(sealed, id));
  if (named !== undefined) return { key: named, body: sealed.subarray(headOf(named.id).length) };
  const former = ring.byId('');
  if (former === undefined) throw new Error('sealed with a key that is not of the ring');
  return { key: former, body: sealed };
}
