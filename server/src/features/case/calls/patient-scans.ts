import { listPatientScans as call } from '@archway/contract/case/calls';
import type { PatientScan } from '@archway/contract/case/model';
import { SCAN_ROLES } from '@archway/rules/scans';
import type { ObjectStore } from '../../../platform/object-store/object-store.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { thumbnailAddress } from '../../scan/public.ts';
import { listJawScans, type JawScan } from '../patient-scans.repository.ts';

/** More than any patient is scanned in a lifetime. */
const MOST_SCANS = 300;

export const patientScans = implement(
  call,
  async ({ input, caller, tx, store }) => {
    const rows = await listJawScans(tx, caller, input.patientId, MOST_SCANS);
    return { list: await Promise.all(rows.map((row) => presentScan(row, store))) };
  },
  { reads: true },
);

async function presentScan(row: JawScan, store: ObjectStore): Promise<PatientScan> {
  return {
    fileId: row.file_id,
    caseId: row.case_id,
    caseCode: row.code,
    caseName: row.name,
    jaw: row.jaw === 'upper' ? 'upper' : 'lower',
    role: SCAN_ROLES.find((known) => known === row.role) ?? 'other',
    scannedOn: row.scanned_on,
    thumbnailUrl: await thumbnailAddress(row.thumbnail_key, store),
  };
}
