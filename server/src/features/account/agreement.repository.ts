import type { Database, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';
import { currentAgreements } from '../app-config/public.ts';

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
  { orgId, userCode }: Pick<Caller, 'orgId' | 'userCode'>,
  acceptances: readonly Acceptance[],
  { language, address, at }: { language: string; address: string; at?: Date },
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
        ...(at === undefined ? {} : { at }),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** People who have agreed to everything as it stands: for the cast, who would otherwise be asked at every demo. */
export async function seedAcceptances(
  db: Database,
  orgId: string,
  userCodes: readonly string[],
): Promise<void> {
  const current = await inTransaction(db, { orgId: SITE_ORG_ID }, (tx) => currentAgreements(tx, ''));
  const acceptances = Object.entries(current).flatMap(([agreementType, link]) =>
    link === undefined ? [] : [{ agreementType, version: link.version }],
  );
  await inTransaction(db, { orgId }, async (tx) => {
    for (const userCode of userCodes)
      await saveAcceptances(tx, { orgId, userCode }, acceptances, { language: 'en', address: '127.0.0.1' });
  });
}
