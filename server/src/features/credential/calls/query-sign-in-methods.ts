import { querySignInMethods as call } from '@archway/contract/credential/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { listPasskeys } from '../passkey.repository.ts';
import { countRecoveryCodes } from '../recovery-code.repository.ts';
import { secondStepSince } from '../second-step.repository.ts';

export const querySignInMethods = implement(
  call,
  async ({ caller, tx }) => ({
    passkeys: (await listPasskeys(tx, caller)).map((row) => ({
      passkeyId: row.id,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
    totpSince: (await secondStepSince(tx, caller))?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(tx, caller),
  }),
  { reads: true },
);
