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

/** What a list says of the files of a case. */
const filesOf = (orgId: string): string => `(
      select json_build_object(
        'files', count(*),
        'needsAttention', coalesce(bool_or(file.tag = 'uploadFail' or coalesce(scan.step = 'failed', false)), false),
        'thumbnailKey', (array_agg(scan.thumbnail_key order by coalesce(case_file.role, scan.role), case_file.added_at)
          filter (where scan.thumbnail_key is not null))[1])
      from case_file
      join file on file.bucket = case_file.bucket and file.org_id = case_file.org_id and file.id = case_file.file_id
      left join scan on scan.bucket = case_file.bucket and scan.org_id = case_file.org_id and scan.file_id = case_file.file_id
      where case_file.bucket = page.bucket and case_file.org_id = '${orgId}' and case_file.case_id = page.id
        and case_file.removed_at is null and file.removed_at is null)`;

/** And of its newest order. */
const newestOrder = (orgId: string): string => `(
      select json_build_object('orderId', o.id, 'orderCode', o.code, 'status', o.status, 'isStarted', o.started_at is not null,
        'labName', coalesce(o.counterpart_card ->> 'name', ''))
      from order_record o where o.org_id = '${orgId}' and o.case_id = page.id order by o.created_at desc, o.id desc limit 1)`;

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
    select page.*, dentist.name as dentist, member.display_name as maker, ${filesOf(orgId)} as summary,
      ${newestOrder(orgId)} as newest,
      ${after === null ? `(select count(*)::integer from (select 1 from patient_case where ${all} limit ${MOST}) seen)` : 'null'} as total
    from (select * from patient_case where ${all}${place} ${sorted} limit ${PAGE + 1}) page
    left join dentist on dentist.bucket = org_bucket('${orgId}') and dentist.org_id = '${orgId}' and dentist.id = page.dentist_id
    join member on member.bucket = org_bucket('${orgId}') and member.org_id = '${orgId}' and member.user_code = page.created_by
    order by page.${column} ${direction}, page.id ${direction}`;
}
