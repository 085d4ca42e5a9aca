import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { PartnershipRow } from './partnership.repository.ts';

/** Clinics that are partners of a lab, or were: of a pair with several rows the live one, or else the newest. */
export async function listCustomerRows(
  tx: Tx,
  lab: string,
  { keyword = '', also = [], clinic }: { keyword?: string; also?: readonly string[]; clinic?: string } = {},
): Promise<PartnershipRow[]> {
  let rows = tx
    .selectFrom('partnership')
    .selectAll('partnership')
    .distinctOn('partnership.org_id')
    .where('partnership.counterpart', '=', lab)
    .where('partnership.status', 'in', [PARTNERSHIP_STATUS.accepted, PARTNERSHIP_STATUS.terminated]);
  if (clinic !== undefined) rows = rows.where('partnership.org_id', '=', clinic);
  if (keyword !== '')
    rows = rows.where((where) =>
      where.or([
        sql<boolean>`fold_text((partnership.home_card ->> 'name') || ' ' || (partnership.home_card ->> 'city'))
          like part_of(${keyword})`,
        sql<boolean>`partnership.org_id = any (${[...also]}::uuid[])`,
      ]),
    );
  return rows
    .orderBy('partnership.org_id')
    .orderBy(sql`partnership.status = ${PARTNERSHIP_STATUS.accepted}`, 'desc')
    .orderBy('partnership.applied_at', 'desc')
    .execute();
}
