import { randomUUID } from 'node:crypto';
import { exportCases as call } from '@archway/contract/case/calls';
import { csvOf, MOST_CSV_ROWS } from '@archway/rules/csv';
import { implement } from '../../../platform/rpc/implement.ts';
import { readPatients } from '../../patient/public.ts';
import { narrowingOf } from '../case-narrowing.ts';
import { dentistNames, presentCase, timesOf } from '../case.present.ts';
import { listAllCases, type CaseRow } from '../case.repository.ts';

/** As our API names them, whatever the reader's language: a file is read by programs too. */
const HEAD = [
  'caseId',
  'caseName',
  'patientName',
  'patientId',
  'birthDate',
  'dentist',
  'scanDate',
  'status',
  'memo',
  'createdAt',
];

export const exportCsv = implement(
  call,
  async ({ input: { warranty, ids, ...filters }, caller, tx, fail, audit }) => {
    if (!warranty) return fail('invalidInput', { data: { fields: ['warranty'] } });
    const { orgId } = caller;
    const narrowing = { ...(await narrowingOf(tx, orgId, filters)), ids };
    const rows = await listAllCases(tx, caller, narrowing, MOST_CSV_ROWS + 1);
    if (rows.length > MOST_CSV_ROWS) return fail('tooManyToExport');
    const dentists = await dentistNames(tx, orgId, rows);
    const patients = await readPatients(tx, orgId, [
      ...new Set(rows.flatMap(({ patient_id }) => patient_id ?? [])),
    ]);
    const lineOf = (row: CaseRow): string[] => {
      const shown = presentCase(row, {
        ...timesOf(row),
        maker: null,
        order: null,
        dentist: dentists.get(row.dentist_id ?? '') ?? null,
      });
      const birthDate = row.patient_id === null ? null : patients.get(row.patient_id)?.birth_date;
      return [
        shown.caseCode,
        shown.name,
        shown.patientName,
        shown.patientCode,
        birthDate ?? '',
        shown.dentistName,
        shown.scanDate ?? '',
        shown.state,
        row.memo,
        shown.createdAt,
      ];
    };
    // One row for each export: none is passed over because there was another one within the minute.
    audit({ object: randomUUID(), detail: { rows: rows.length } });
    return { csv: csvOf([HEAD, ...rows.map(lineOf)]), rows: rows.length };
  },
  { reads: true },
);
