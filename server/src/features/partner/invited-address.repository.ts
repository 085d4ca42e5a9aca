import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { switchTenant } from '../../platform/db/transaction.ts';
import { sha256 } from '../../platform/random-token.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';

/** Kept without the address itself: whoever wants no mail did not ask us to know it either. */
const hashOfAddress = (folded: string): Buffer => sha256(`no invitations ${folded}`);

/** Whether an address wants no invitations, of whatever clinic. Asked while a clinic acts. */
export async function wantsNoInvitations(tx: Tx, orgId: string, folded: string): Promise<boolean> {
  return inOrganization(tx, { to: SITE_ORG_ID, back: orgId }, async () => {
    const row = await tx
      .selectFrom('partner_invitation_stop')
      .select('address_hash')
      .where('org_id', '=', SITE_ORG_ID)
      .where('address_hash', '=', hashOfAddress(folded))
      .executeTakeFirst();
    return row !== undefined;
  });
}

/** By the site. */
export async function stopInvitationsTo(tx: Tx, folded: string): Promise<void> {
  await tx
    .insertInto('partner_invitation_stop')
    .values({ org_id: SITE_ORG_ID, address_hash: hashOfAddress(folded) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Does `work` in the transaction as another organization, which a secret or an account has named. */
export function inOrganization<T>(
  tx: Tx,
  tenants: { to: string; back: string },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return switchTenant(tx, tenants, work);
}

/** The live invitations to addresses that the administrators of the lab that acts have confirmed. */
export async function findInvitationsToOwn(tx: Tx): Promise<{ org_id: string; invitation_id: string }[]> {
  const { rows } = await sql<{
    org_id: string;
    invitation_id: string;
  }>`select org_id, invitation_id from find_invitations_to_own()`.execute(tx);
  return rows;
}
