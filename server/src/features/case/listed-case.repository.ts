import { SCAN_ROLES } from '@archway/rules/scans';
import { sql, type RawBuilder } from 'kysely';
import { timeText } from '../../platform/list/iso-time.ts';
import { searchPage, type PageWanted } from '../../platform/list/page.ts';
import type { Tx } from '../../platform/db/database.ts';
import { dentistNameIn } from '../dentist/public.ts';
import { memberNameIn } from '../member/public.ts';
import { newestOrderIn, type NewestOrder } from './case-order.repository.ts';
import { filesInUse } from './case-progress.repository.ts';
import { findCases, type CaseCaller, type CaseNarrowing, type CaseRow } from './case.repository.ts';

/** What a list says of the files of a case. */
export interface FilesSummary {
  files: number;
  needsAttention: boolean;
  /** Of the first scan that has one, jaws before all others. */
  thumbnailKey: string | null;
}

const COLUMNS = [
  'id',
  'code',
  'name',
  'state',
  'patient_id',
  'patient_name',
  'patient_code',
  'dentist_id',
  'dentist_name',
  'scan_date',
  'scanned_on',
  'picture_key',
  'prescribed',
] as const satisfies (keyof CaseRow)[];

/** What every answer says of a case. */
export type ShownCase = Pick<CaseRow, (typeof COLUMNS)[number]>;

/** A case with what stands beside it in a list. Its times are texts, see `isoOf`. */
export interface ListedCase extends ShownCase {
  created: string;
  updated: string;
  deleted: string | null;
  maker: string | null;
  dentist: string | null;
  summary: FilesSummary;
  order: NewestOrder | null;
}

/** The same as `findCases`, with what a list shows of each, in one statement: lists are asked for more often than anything. */
export function findListedCases(tx: Tx, caller: CaseCaller, narrowing: CaseNarrowing) {
  const { orgId } = caller;
  return findCases(tx, caller, narrowing)
    .clearSelect()
    .select(COLUMNS.map((column) => `patient_case.${column}` as const))
    .select([
      timeText('patient_case.created_at').as('created'),
      timeText('patient_case.updated_at').as('updated'),
      timeText('patient_case.deleted_at').$castTo<string | null>().as('deleted'),
      memberNameIn('patient_case.created_by', orgId).as('maker'),
      dentistNameIn('patient_case.dentist_id', orgId).as('dentist'),
      summaryOf(tx, orgId).as('summary'),
      newestOrderIn(orgId).as('order'),
    ]);
}

/** A page of what is searched for: all that is found is looked at once, and only the page with what stands beside it. */
export async function searchListed(
  tx: Tx,
  caller: CaseCaller,
  narrowing: CaseNarrowing,
  wanted: PageWanted,
): Promise<{ rows: (ListedCase & { place: string })[]; total: number }> {
  const found = findCases(tx, caller, narrowing).clearSelect().select('patient_case.id');
  const { isDeleted } = narrowing;
  return searchPage(tx, found, wanted, (ids) => findListedCases(tx, caller, { ids, isDeleted }).execute());
}

/** A worker that has made a picture has said what it shows. */
const SHOWN_FIRST = sql`array_position(${[...SCAN_ROLES]}::text[], coalesce(case_file.role, scan.role))`;

/** Blocked, or a worker could make nothing of it. */
const HAS_FAILED = sql`(file.tag = 'uploadFail' or coalesce(scan.step = 'failed', false))`;

function summaryOf(tx: Tx, orgId: string): RawBuilder<FilesSummary> {
  const files = filesInUse(tx, orgId)
    .select(
      sql`json_build_object(
        'files', count(*),
        'needsAttention', coalesce(bool_or(${HAS_FAILED}), false),
        'thumbnailKey', (array_agg(scan.thumbnail_key order by ${SHOWN_FIRST}, case_file.added_at, case_file.file_id)
          filter (where scan.thumbnail_key is not null))[1])`.as('summary'),
    )
    .where(sql<boolean>`case_file.bucket = patient_case.bucket and case_file.case_id = patient_case.id`);
  return sql<FilesSummary>`(${files})`;
}
