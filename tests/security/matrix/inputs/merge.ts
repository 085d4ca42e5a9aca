import { randomUUID } from 'node:crypto';
import type { PatientDetail } from '@archway/contract/case/model';
import { addCase } from '../../world/cases.ts';
import { addPatient } from '../../world/patients.ts';
import { minutesFromNow } from '../../world/people.ts';
import type { Row } from '../../world/rows.ts';
import { place, type Organization } from '../../world/world.ts';
import type { Form, Forms, MatrixCase } from '../matrix-case.ts';
import { ofOneInScope, type Thing } from '../of-one.ts';
import { colleagueOf, narrowed, strangerOf } from './cases-of-callers.ts';

const personOf = (matrixCase: MatrixCase, org: Organization): Promise<string> =>
  org === matrixCase.own ? colleagueOf(matrixCase) : strangerOf(matrixCase);

/** A record with a colleague's case, and a second one without. */
const TWO_RECORDS: Thing<'keptId' | 'lostId'> = {
  ids: ['keptId', 'lostId'],
  make: async (matrixCase, org) => {
    const { world } = matrixCase;
    const { patientId: keptId } = await addPatient(world, org);
    const { patientId: lostId } = await addPatient(world, org);
    await addCase(world, org, await personOf(matrixCase, org), { patient_id: lostId });
    return { keptId, lostId };
  },
};

/** Two records that were merged; `more` is of the merge, and not of its twins in the colliding tenants. */
async function addMerge(
  matrixCase: MatrixCase,
  org: Organization,
  more: Row = {},
): Promise<{ id: string; kept: string }> {
  const { world } = matrixCase;
  const { patientId: kept } = await addPatient(world, org);
  const { patientId: lost } = await addPatient(world, org, { merged_into: kept });
  const merged_by = await personOf(matrixCase, org);
  const caseId = await addCase(world, org, merged_by, { patient_id: kept });
  const id = randomUUID();
  const recent = { merged_at: minutesFromNow(-1), undone_at: null };
  const row = { id, kept_id: kept, lost_id: lost, case_ids: [caseId], merged_by, ...recent, ...more };
  await place(world, org, 'patient_merge', row, { distort: recent });
  return { id, kept };
}

/** All cases are the caller's own, who sees no others; the twins' are a colleague's. */
const allOwn: Form = async (matrixCase) => {
  const { world, own } = matrixCase;
  const { userCode, more } = await narrowed(matrixCase);
  const { patientId: keptId } = await addPatient(world, own);
  const { patientId: lostId } = await addPatient(world, own);
  const distort = { created_by: await colleagueOf(matrixCase) };
  await addCase(world, own, userCode, { patient_id: lostId }, { distort });
  return { input: { keptId, lostId }, review: hasMerges(1), ...more };
};

const MERGE: Thing<'mergeId'> = {
  ids: ['mergeId'],
  make: async (matrixCase, org) => ({ mergeId: (await addMerge(matrixCase, org)).id }),
};

const undoing =
  (more: Row): Form =>
  async (matrixCase) => ({ input: { mergeId: (await addMerge(matrixCase, matrixCase.own, more)).id } });

const hasMerges =
  (count: number) =>
  (data: unknown): string | undefined => {
    const { merges } = data as PatientDetail;
    const areNamed = merges.every(({ name, mergedBy }) => name !== '' && mergedBy !== '');
    return merges.length === count && areNamed ? undefined : `the patient is ${JSON.stringify(data)}`;
  };

/** A patient that another record was merged into. */
export const withMerge: Form = async (matrixCase) => {
  const { kept } = await addMerge(matrixCase, matrixCase.own);
  return { input: { patientId: kept }, review: hasMerges(1) };
};

const DAYS = 24 * 60;

export const mergeForms: Forms = {
  'patient/merge': {
    ...ofOneInScope(TWO_RECORDS, (ids) => ids, { own: hasMerges(1) }),
    allOwn,
    same: async (matrixCase) => {
      const { keptId } = await TWO_RECORDS.make(matrixCase, matrixCase.own);
      return { input: { keptId, lostId: keptId } };
    },
    merged: async (matrixCase) => {
      const { keptId } = await TWO_RECORDS.make(matrixCase, matrixCase.own);
      const { patientId } = await addPatient(matrixCase.world, matrixCase.own, { merged_into: keptId });
      return { input: { keptId, lostId: patientId } };
    },
    foreignKept: async (matrixCase) => {
      const { lostId } = await TWO_RECORDS.make(matrixCase, matrixCase.own);
      const { keptId } = await TWO_RECORDS.make(matrixCase, matrixCase.foreign);
      return { input: { keptId, lostId } };
    },
  },
  'patient/undoMerge': {
    ...ofOneInScope(MERGE, (ids) => ids, { own: hasMerges(0) }),
    late: undoing({ merged_at: minutesFromNow(-31 * DAYS) }),
    undone: undoing({ undone_at: minutesFromNow(-1) }),
    // The kept record was merged into another one since.
    chained: async (matrixCase) => {
      const { world, own } = matrixCase;
      const { id: mergeId } = await addMerge(matrixCase, own);
      const { patientId: last } = await addPatient(world, own);
      await world.bench.owner.query(
        `update patient set merged_into = $2
         where org_id = $1 and id = (select kept_id from patient_merge where org_id = $1 and id = $3)`,
        [own.orgId, last, mergeId],
      );
      return { input: { mergeId } };
    },
  },
};
