import type { CaseDetail, CaseFile } from '@archway/contract/case/model';
import { SCAN_ROLES } from '@archway/rules/scans';
import type { Tx } from '../../platform/rpc/implement.ts';
import { readFiles } from '../file/public.ts';
import { scansOf } from '../scan/public.ts';
import { listCaseFiles } from './case-file.repository.ts';
import { findNewestOrder } from './case-order.repository.ts';
import { presentCaseFile } from './case-file.present.ts';
import { casePicture, dentistNames, presentCase, timesOf, type CaseContext } from './case.present.ts';
import type { CaseRow } from './case.repository.ts';
import { secondBites } from './second-bites.ts';
import { namesOf } from '../member/public.ts';
import { findPatient } from '../patient/public.ts';

/** A case with its files, in the order they came. */
export async function presentDetail(context: CaseContext, row: CaseRow): Promise<CaseDetail> {
  const { tx, store, caller } = context;
  const { orgId } = caller;
  const inCase = await listCaseFiles(tx, orgId, row.id);
  const ids = inCase.map(({ file_id }) => file_id);
  const rows = new Map((await readFiles(tx, orgId, ids)).map((file) => [file.id, file]));
  const scans = await scansOf(tx, orgId, ids);
  const senders = [...rows.values()].flatMap(({ owner_code }) => owner_code ?? []);
  const names = await namesOf(tx, orgId, [row.created_by, ...senders]);
  const patient = row.patient_id === null ? undefined : await findPatient(tx, orgId, row.patient_id);
  const shown = await Promise.all(
    inCase.map(async ({ file_id, role }) => {
      const file = rows.get(file_id);
      // Given up while it was sent, or swept.
      if (file === undefined) return [];
      return [await presentCaseFile({ store, caller, names }, { file, scan: scans.get(file_id), role })];
    }),
  );
  const files = secondBites(
    shown.flat(),
    new Set(inCase.flatMap(({ file_id, role }) => (role === null ? [] : file_id))),
  );
  return {
    ...presentCase(row, {
      ...timesOf(row),
      maker: names.get(row.created_by) ?? null,
      dentist: await dentistOf(tx, row),
      order: await findNewestOrder(tx, orgId, row.id),
    }),
    birthDate: patient?.birth_date ?? null,
    memo: row.memo,
    version: row.version,
    needsAttention: files.some(hasFailed),
    thumbnailUrl: row.picture_key === null ? firstPicture(files) : await casePicture(row.picture_key, store),
    files,
  };
}

async function dentistOf(tx: Tx, row: CaseRow): Promise<string | null> {
  if (row.dentist_id === null) return null;
  return (await dentistNames(tx, row.org_id, [row])).get(row.dentist_id) ?? null;
}

/** Of the first scan that has one, jaws before all others. */
function firstPicture(files: readonly CaseFile[]): string | null {
  const [first] = files
    .filter(({ thumbnailUrl }) => thumbnailUrl !== null)
    .toSorted((a, b) => SCAN_ROLES.indexOf(a.role) - SCAN_ROLES.indexOf(b.role));
  return first?.thumbnailUrl ?? null;
}

const hasFailed = ({ tag, step }: CaseFile): boolean => tag === 'uploadFail' || step === 'failed';
