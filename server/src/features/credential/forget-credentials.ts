import type { Tx } from '../../platform/rpc/implement.ts';
import type { Owner } from './owner.ts';
import { deletePasskeys, deletePasskeysSince } from './passkey.repository.ts';
import { deleteRecoveryCodes } from './recovery-code.repository.ts';
import { askForNoCode, secondStepSince } from './second-step.repository.ts';
import { deleteTotp } from './totp.repository.ts';

/** Nothing but a password is left to sign in with. For members who go. */
export async function forgetCredentials(tx: Tx, owner: Owner): Promise<void> {
  await deletePasskeys(tx, owner);
  await forgetCodes(tx, owner);
}

/** What was added since that moment, when the account was perhaps in other hands, goes; what was there before stays. */
export async function forgetCredentialsSince(tx: Tx, owner: Owner, moment: Date): Promise<void> {
  await deletePasskeysSince(tx, owner, moment);
  const codesSince = await secondStepSince(tx, owner);
  if (codesSince !== null && codesSince >= moment) await forgetCodes(tx, owner);
}

async function forgetCodes(tx: Tx, owner: Owner): Promise<void> {
  await deleteTotp(tx, owner);
  await deleteRecoveryCodes(tx, owner);
  await askForNoCode(tx, owner);
}
