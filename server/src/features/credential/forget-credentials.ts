import type { Tx } from '../../platform/rpc/implement.ts';
import type { Owner } from './owner.ts';
import { deletePasskeys } from './passkey.repository.ts';
import { deleteRecoveryCodes } from './recovery-code.repository.ts';
import { askForNoCode } from './second-step.repository.ts';
import { deleteTotp } from './totp.repository.ts';

/** Nothing but a password is left to sign in with. For members who go. */
export async function forgetCredentials(tx: Tx, owner: Owner): Promise<void> {
  await deletePasskeys(tx, owner);
  await deleteTotp(tx, owner);
  await deleteRecoveryCodes(tx, owner);
  await askForNoCode(tx, owner);
}
