import { SECOND_STEP_MINUTES } from '@archway/contract/credential/model';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { switchTenant } from '../../platform/db/transaction.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';

/** Keeps what was asked; the same asker's older question is forgotten. */
export async function keepQuestion(tx: Tx, orgId: string, hash: Buffer, challenge: string): Promise<void> {
  const expires_at = sql<Date>`app_now() + make_interval(mins => ${SECOND_STEP_MINUTES})`;
  await tx
    .insertInto('passkey_question')
    .values({ org_id: orgId, hash, challenge, expires_at })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'org_id', 'hash']).doUpdateSet({ challenge, expires_at }),
    )
    .execute();
}

/** What was asked, unless it was too long ago. It is gone then: of many takers one gets it. */
export async function takeQuestion(tx: Tx, orgId: string, hash: Buffer): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('passkey_question')
    .where('org_id', '=', orgId)
    .where('hash', '=', hash)
    .returning(['challenge', sql<boolean>`expires_at > app_now()`.as('is_young')])
    .executeTakeFirst();
  return taken?.is_young === true ? taken.challenge : undefined;
}

/** What the site has asked whoever signs in, taken in the transaction of the organization that is signed in to. */
export async function takeLoginQuestion(tx: Tx, orgId: string, hash: Buffer): Promise<string | undefined> {
  return switchTenant(tx, { to: SITE_ORG_ID, back: orgId }, () => takeQuestion(tx, SITE_ORG_ID, hash));
}
