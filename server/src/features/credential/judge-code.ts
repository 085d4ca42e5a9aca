import { TOTP_DIGITS } from '@archway/contract/credential/model';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { Owner } from './owner.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { spendRecoveryCode } from './recovery-code.repository.ts';
import { unsealSecret } from './secret-box.ts';
import { stepOfCode } from './totp.ts';
import { acceptStep, findTotp } from './totp.repository.ts';

export type RightCode = 'codeApp' | 'recoveryCode';

/** What the code is of, and null if it is wrong. A right one is used up. */
export async function judgeCode(
  tx: Tx,
  siteSecret: string,
  owner: Owner,
  code: string,
): Promise<RightCode | null> {
  if (code.length !== TOTP_DIGITS) {
    const hash = hashRecoveryCode(siteSecret, owner, code);
    return (await spendRecoveryCode(tx, owner, hash)) ? 'recoveryCode' : null;
  }
  const totp = await findTotp(tx, owner);
  if (totp === undefined || totp.secret === null) return null;
  const step = stepOfCode(unsealSecret(siteSecret, owner, totp.secret), code, totp.now);
  return step !== null && (await acceptStep(tx, owner, step)) ? 'codeApp' : null;
}
