import type { CaseRow as Presented, PatientCase } from '@archway/contract/case/model';
import { CaseOrder } from '@archway/contract/order/model';
import { ShortPrescription } from '@archway/contract/treatment/model';
import { CASE_STATES } from '@archway/rules/cases';
import { caseOrderStatusOf } from '@archway/rules/order/statuses';
import { SCAN_ROLES } from '@archway/rules/scans';
import { isoOf } from '../../platform/list/iso-time.ts';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { PICTURE_TYPE, thumbnailAddress } from '../scan/public.ts';
import type { NewestOrder } from './case-order.repository.ts';
import type { ScanPicture } from './case-progress.repository.ts';
import type { CaseCaller, CaseRow } from './case.repository.ts';
import type { ListedCase, ShownCase } from './listed-case.repository.ts';
import { namesOfDentists } from '../dentist/public.ts';

export interface CaseContext {
  tx: Tx;
  store: ObjectStore;
  caller: CaseCaller;
}

/** A row of a list. */
export async function presentListed(row: ListedCase, store: ObjectStore): Promise<Presented> {
  const { files, needsAttention, thumbnailKey } = row.summary;
  return {
    ...presentCase(row, {
      ...row,
      createdAt: isoOf(row.created),
      updatedAt: isoOf(row.updated),
      deletedAt: row.deleted === null ? null : isoOf(row.deleted),
    }),
    files,
    needsAttention,
    thumbnailUrl: await pictureAddress(row, thumbnailKey, store),
  };
}

/** Until a case has a picture of its own, that of its first scan. */
async function pictureAddress(
  { picture_key }: ShownCase,
  thumbnailKey: string | null,
  store: ObjectStore,
): Promise<string | null> {
  if (picture_key !== null) return casePicture(picture_key, store);
  return thumbnailKey === null ? null : thumbnailAddress(thumbnailKey, store);
}

export const casePicture = (key: string, store: ObjectStore): Promise<string> =>
  store.signPicture(key, PICTURE_TYPE);

type Pictures = PatientCase['pictures'];

/** The pictures of scans by their case, jaws before all others. */
export async function presentScanPictures(
  rows: readonly ScanPicture[],
  store: ObjectStore,
): Promise<Map<string, Pictures>> {
  const byCase = new Map<string, Pictures>();
  for (const { case_id, file_id, role, thumbnail_key } of rows) {
    const pictures = byCase.get(case_id) ?? [];
    byCase.set(case_id, pictures);
    pictures.push({
      fileId: file_id,
      role: SCAN_ROLES.find((known) => known === role) ?? 'other',
      thumbnailUrl: await thumbnailAddress(thumbnail_key, store),
    });
  }
  for (const pictures of byCase.values())
    pictures.sort((a, b) => SCAN_ROLES.indexOf(a.role) - SCAN_ROLES.indexOf(b.role));
  return byCase;
}

/** What is not in the columns of a case as answers say it. */
interface Beside extends Pick<Presented, 'createdAt' | 'updatedAt' | 'deletedAt'> {
  maker: string | null;
  dentist: string | null;
  order: NewestOrder | null;
}

/** What list and detail say alike. */
export function presentCase(
  row: ShownCase,
  { maker, dentist, order, createdAt, updatedAt, deletedAt }: Beside,
): Omit<Presented, 'files' | 'needsAttention' | 'thumbnailUrl'> {
  const newest = CaseOrder.nullable().parse(order);
  return {
    caseId: row.id,
    caseCode: row.code,
    name: row.name,
    state: CASE_STATES.find((known) => known === row.state) ?? 'registered',
    patientId: row.patient_id,
    patientName: row.patient_name,
    patientCode: row.patient_code,
    dentistId: row.dentist_id,
    dentistName: row.dentist_id === null ? row.dentist_name : (dentist ?? ''),
    scanDate: row.scan_date,
    scannedOn: row.scanned_on,
    prescription: ShortPrescription.parse(row.prescribed),
    order: newest,
    orderStatus: caseOrderStatusOf(newest?.status),
    createdBy: maker ?? '',
    createdAt,
    updatedAt,
    deletedAt,
  };
}

/** As answers have them. */
export const timesOf = (row: CaseRow): Pick<Beside, 'createdAt' | 'updatedAt' | 'deletedAt'> => ({
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  deletedAt: row.deleted_at?.toISOString() ?? null,
});

/** The names of the dentists of these cases, by their ids. */
export function dentistNames(
  tx: Tx,
  orgId: string,
  rows: readonly CaseRow[],
): Promise<ReadonlyMap<string, string>> {
  return namesOfDentists(
    tx,
    orgId,
    rows.flatMap(({ dentist_id }) => dentist_id ?? []),
  );
}
