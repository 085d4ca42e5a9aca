import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

export interface Acceptance {
  agreementType: string;
  version: string;
}

export async function listAcceptances(tx: Tx, { orgId, userCode }: Caller): Promise<Acceptance[]> {
  const rows = await tx
    .selectFrom('agreement_log')
    .select(['agreement_type', 'version'])
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .execute();
  return rows.map((row) => ({ agreementType: row.agreement_type, version: row.version }));
}

export async function saveAcceptances(
  tx: Tx,
  { orgId, userCode }: Caller,
  acceptances: readonly Acceptance[],
  { language, address }: { language: string; address: string },
): Promise<void> {
  await tx
    .insertInto('agreement_log')
    .values(
      acceptances.map(({ agreementType, version }) => ({
        org_id: orgId,
        user_code: userCode,
        agreement_type: agreementType,
        version,
        language,
        address,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
