import type pg from 'pg';
import { BIG, orgIdOf, SMALL } from '../data-set.ts';

/** Changed whenever this file makes other rows. */
const VERSION = 'bench files 1';

type Step = (what: string, text: string, values?: unknown[]) => Promise<void>;

/** A scan in every case of the two clinics whose lists are measured. Nothing lies in a store. */
export async function makeCaseFiles(owner: pg.Client, step: Step): Promise<void> {
  const { rows } = await owner.query<{ says: string | null }>(
    `select obj_description('case_file'::regclass) as says`,
  );
  if (rows[0]?.says === VERSION) return;
  // Not truncated: that would take all tables along that may name a file, members among them.
  for (const table of ['case_file', 'scan', 'file']) await owner.query(`delete from ${table}`);
  await step('files', FILE_ROWS, [[orgIdOf(BIG.number), orgIdOf(SMALL.number)]]);
  await step(
    'scans',
    `insert into scan (org_id, file_id, step, role) select org_id, id, 'done', 'upper' from file`,
  );
  await step(
    'files of cases',
    `insert into case_file (org_id, case_id, file_id) select org_id, id, id from file`,
  );
  await step('statistics of files of cases', 'vacuum (analyze) case_file, patient_case');
  await owner.query(`comment on table case_file is '${VERSION}'`);
}

const FILE_ROWS = `
  insert into file (org_id, id, kind, name, size, tag, upload_key, content_key, owner_code)
  select org_id, id, 'scan', 'upper.stl', 1, 'finished', 'none', 'none', created_by
  from patient_case where org_id = any($1::uuid[])`;
