import { EXACT_TOTAL_LIMIT } from '@archway/contract/core/paging';
import { PAGE } from '../cases.ts';
import type { CaseList, CaseOrder } from './lists.ts';

/** Where a page ended. */
export interface AfterCase {
  value: string;
  id: string;
}

const KEY: Readonly<Record<CaseOrder, { column: string; direction: string; follows: string; type: string }>> =
  {
    scanned: { column: 'scanned_on', direction: 'desc', follows: '<', type: 'date' },
    patientName: { column: 'patient_name collate "und-x-icu"', direction: 'asc', follows: '>', type: 'text' },
  };
const MOST = EXACT_TOTAL_LIMIT + 1;

/** The one statement of the bare engine: page and total together, everything written in. */
export function bareCases(
  orgId: string,
  { where, order }: Pick<CaseList, 'where' | 'order'>,
  after: AfterCase | null,
): string {
  const { column, direction, follows, type } = KEY[order];
  const all = [`org_id = '${orgId}' and deleted_at is null`, ...(where === undefined ? [] : [where])].join(
    ' and ',
  );
  const place =
    after === null ? '' : ` and (${column}, id) ${follows} ('${after.value}'::${type}, '${after.id}')`;
  const sorted = `order by ${column} ${direction}, id ${direction}`;
  return `
    select page.*, dentist.name as dentist, member.display_name as maker,
      ${after === null ? `(select count(*)::integer from (select 1 from patient_case where ${all} limit ${MOST}) seen)` : 'null'} as total
    from (select * from patient_case where ${all}${place} ${sorted} limit ${PAGE + 1}) page
    left join dentist on dentist.bucket = org_bucket('${orgId}') and dentist.org_id = '${orgId}' and dentist.id = page.dentist_id
    join member on member.bucket = org_bucket('${orgId}') and member.org_id = '${orgId}' and member.user_code = page.created_by
    order by page.${column} ${direction}, page.id ${direction}`;
}
