import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@archway/rules/languages';
import { ACTIVATION, CLOSING_GRACE_DAYS, ORGANIZATION_STATUS } from '@archway/rules/organization-types';
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

export interface Administrator {
  userCode: string;
  email: string;
  language: Language;
}

/** Those who can read the mail about it: everybody who runs the organization and is not shut out. */
export async function listAdministrators(tx: Tx, orgId: string): Promise<Administrator[]> {
  const rows = await tx
    .selectFrom('member')
    .innerJoin('role', (join) =>
      join
        .onRef('role.bucket', '=', 'member.bucket')
        .onRef('role.org_id', '=', 'member.org_id')
        .onRef('role.id', '=', 'member.role_id'),
    )
    .select(['member.user_code', 'member.email', 'member.language'])
    .where('member.org_id', '=', orgId)
    .where('role.protected', '=', true)
    .where('member.activation', '<>', ACTIVATION.disabled)
    .orderBy('member.user_code')
    .execute();
  return rows.map(({ user_code, email, language }) => ({
    userCode: user_code,
    email,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  }));
}
