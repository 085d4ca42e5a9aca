import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@archway/contract/credential/model';
import type { SecretKey } from '../../platform/config/secrets.ts';
import type { Owner } from './owner.ts';

/** Crockford's base32: no letter that is taken for another, or for a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 5;

const newGroup = (): string =>
  Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** As they are shown: `ABCDE-12345`, fifty random bits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${newGroup()}-${newGroup()}`);

/** As they are kept: whoever reads the rows and has no key cannot even guess. */
export function hashRecoveryCode({ key }: SecretKey, { orgId, userCode }: Owner, code: string): Buffer {
  return createHmac('sha256', key)
    .update(`recovery\n${orgId}\n${userCode}\n${code.replace('-', '')}`)
    .digest();
}
