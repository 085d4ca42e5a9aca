import { TOTP_DIGITS } from '@archway/contract/credential/model';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { Owner } from './owner.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { spendRecoveryCode } from './recovery-code.repository.ts';
import { isSealedByCurrent, sealSecret, unsealSecret } from './secret-box.ts';
import { stepOfCode } from './totp.ts';
import { acceptStep, findTotp, replaceSecret } from './totp.repository.ts';

export type RightCode = 'codeApp' | 'recoveryCode';

/** What the code is of, and null if it is wrong. A right one is used up. */
export async function judgeCode(
  tx: Tx,
  secrets: Secrets,
  owner: Owner,
  code: string,
): Promise<RightCode | null> {
  if (code.length !== TOTP_DIGITS) {
    const hashes = secrets.recovery.all.map((key) => hashRecoveryCode(key, owner, code));
    return (await spendRecoveryCode(tx, owner, hashes)) ? 'recoveryCode' : null;
  }
  const totp = await findTotp(tx, owner);
  if (totp === undefined || totp.secret === null) return null;
  const secret = unsealSecret(secrets.totp, owner, totp.secret);
  const step = stepOfCode(secret, code, totp.now);
  if (step === null || !(await acceptStep(tx, owner, step))) return null;
  // Whoever signs in moves on to the current key, so that the one before it is needed by fewer and fewer.
  if (!isSealedByCurrent(secrets.totp, totp.secret))
    await replaceSecret(tx, owner, totp.secret, sealSecret(secrets.totp, owner, secret));
  return 'codeApp';
}
