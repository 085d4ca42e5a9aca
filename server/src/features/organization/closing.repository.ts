import { CLOSING_GRACE_DAYS, ORGANIZATION_STATUS } from '@archway/rules/organization-types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** Compare and set: false when it is being closed already, so of two administrators one begins it. */
export async function beginClosing(tx: Tx, orgId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('organization')
    .set({
      status: ORGANIZATION_STATUS.closing,
      closing_since: sql`app_now()`,
      closes_at: sql`app_now() + make_interval(days => ${CLOSING_GRACE_DAYS})`,
      updated_at: sql`app_now()`,
    })
    .where('org_id', '=', orgId)
    .where('status', '=', ORGANIZATION_STATUS.active)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when it is not being closed, or its time is over. */
export async function withdrawClosing(tx: Tx, orgId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('organization')
    .set({
      status: ORGANIZATION_STATUS.active,
      closing_since: null,
      closes_at: null,
      updated_at: sql`app_now()`,
    })
    .where('org_id', '=', orgId)
    .where('status', '=', ORGANIZATION_STATUS.closing)
    .where('closes_at', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stops it for good. False when somebody has withdrawn the closing, or it was stopped before. */
export async function endClosing(tx: Tx, orgId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('organization')
    .set({ status: ORGANIZATION_STATUS.stopped, updated_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('status', '=', ORGANIZATION_STATUS.closing)
    .where('closes_at', '<=', sql<Date>`app_now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
