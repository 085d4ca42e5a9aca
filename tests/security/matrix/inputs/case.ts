import { randomUUID } from 'node:crypto';
import type { CaseEntry, CaseVisitor } from '@archway/contract/case/history';
import type { CaseDetail, CaseRow, PatientCase, PatientScan } from '@archway/contract/case/model';
import { addEntry } from '../../world/case-history.ts';
import { addCase, addScan } from '../../world/cases.ts';
import type { MatrixCase, Form, Forms } from '../matrix-case.ts';
import { ofOne, ofOneInScope, type InputOf, type Thing } from '../of-one.ts';
import { addPerson, minutesFromNow } from '../../world/people.ts';
import { addDentist, addPatient } from '../../world/patients.ts';
import { addCollidingRows, place } from '../../world/world.ts';
import { colleagueOf, narrowed } from './cases-of-callers.ts';
import { CASE, DAYS, hasFiles } from './filled-case.ts';
import { withMerge } from './merge.ts';
import { orderedForms } from './ordered-case.ts';
import { collidingName, itemIs, nothingFound } from './reviews.ts';

/** A colleague's case with an entry of its history that names the organization. */
const REMEMBERED: Thing<'caseId'> = {
  ids: ['caseId'],
  make: async ({ world }, org) => {
    const { userCode } = await addPerson(world, org);
    const caseId = await addCase(world, org, userCode);
    await addEntry(world, org, { caseId, doneBy: userCode });
    return { caseId };
  },
};
/** A patient with a colleague's case. */
const PATIENT: Thing<'patientId'> = {
  ids: ['patientId'],
  make: async ({ world }, org) => {
    const { patientId } = await addPatient(world, org);
    await addCase(world, org, (await addPerson(world, org)).userCode, { patient_id: patientId });
    return { patientId };
  },
};
/** The same, whose case has a scan with a picture. */
const PICTURED: Thing<'patientId'> = {
  ids: ['patientId'],
  make: async (matrixCase, org) => {
    const { world } = matrixCase;
    const { patientId } = await addPatient(world, org);
    const { userCode } = await addPerson(world, org);
    const caseId = await addCase(world, org, userCode, { patient_id: patientId });
    const fileId = await addScan(world, org, userCode);
    await place(world, org, 'case_file', { case_id: caseId, file_id: fileId });
    return { patientId };
  },
};
const theCase: InputOf<'caseId'> = ({ caseId }) => ({ caseId });

const isListed = (data: unknown): string | undefined => {
  const { list, total } = data as { list: CaseRow[]; total: number };
  const [row] = list;
  const isRight = total === 1 && row?.files === 1 && row.thumbnailUrl !== null && row.createdBy !== '';
  return isRight ? undefined : `found was ${JSON.stringify(data)}`;
};

/** A place where it is another day than in London, where all others are. */
const farAway = (): string => (new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago');
const dayThere = (timeZone: string): string =>
  new Date().toLocaleDateString('sv-SE', { timeZone }).slice(2).replaceAll('-', '');

const newCase: Form = async ({ world, own }) => {
  const timeZone = farAway();
  await world.bench.owner.query('update organization set time_zone = $2 where org_id = $1', [
    own.orgId,
    timeZone,
  ]);
  return {
    input: { name: `${own.mark} new` },
    review: (data) => {
      const { caseCode } = data as CaseDetail;
      return caseCode.startsWith(`C-${dayThere(timeZone)}-`) ? undefined : `the code is ${caseCode}`;
    },
  };
};

const renaming = ofOneInScope(CASE, ({ caseId }, { own }) => ({ caseId, name: `${own.mark} renamed` }));

/** With a patient and a dentist of the case. */
const peopleForms: Record<string, Form> = {
  ofPatient: async ({ world, own }) => {
    const { patientId, name, code } = await addPatient(world, own, { birth_date: '1984-03-12' });
    const dentistId = await addDentist(world, own);
    return {
      input: { name: `${own.mark} new`, patientId, dentistId, scanDate: '2026-11-09', memo: own.mark },
      review: (data) => {
        const { patientName, patientCode, birthDate, dentistName } = data as CaseDetail;
        const isRight =
          patientName === name && patientCode === code && birthDate === '1984-03-12' && dentistName !== '';
        return isRight ? undefined : `the case says ${JSON.stringify(data)}`;
      },
    };
  },
  foreignPatient: async ({ world, own, foreign }) => {
    const { patientId } = await addPatient(world, foreign);
    return { input: { name: `${own.mark} new`, patientId } };
  },
  missingPatient: ({ own }) => ({ input: { name: `${own.mark} new`, patientId: randomUUID() } }),
  foreignDentist: async ({ world, own, foreign }) => ({
    input: { name: `${own.mark} new`, dentistId: await addDentist(world, foreign) },
  }),
  leftDentist: async ({ world, own }) => ({
    input: {
      name: `${own.mark} new`,
      dentistId: await addDentist(world, own, { more: { left_at: minutesFromNow(-1) } }),
    },
  }),
  missingDentist: ({ own }) => ({ input: { name: `${own.mark} new`, dentistId: randomUUID() } }),
};

/** Of a dentist for whom only colliding tenants know who is it, or who stands in. */
const toldOnlyTo =
  (table: 'dentist_member' | 'dentist_deputy'): Form =>
  async (matrixCase) => {
    const { world, own } = matrixCase;
    const userCode = table === 'dentist_deputy' ? await colleagueOf(matrixCase) : undefined;
    const dentistId = await addDentist(world, own, userCode === undefined ? {} : { userCode });
    const stranger = await colleagueOf(matrixCase);
    await addCollidingRows(world, table, () => ({ dentist_id: dentistId, user_code: stranger }));
    return {
      input: { name: `${own.mark} new`, dentistId },
      review: async (data) => {
        const { rowCount } = await world.bench.owner.query(
          `select from outbox where org_id = $1 and payload->>'caseId' = $2 and payload->'ownedBy' ? $3`,
          [own.orgId, (data as CaseDetail).caseId, stranger],
        );
        return rowCount === 0 ? undefined : 'it is told to somebody whose case it is not';
      },
    };
  };

/** Somebody of own scope asks for a colleague's case of this dentist. */
const asActing =
  (dentistOf: (matrixCase: MatrixCase, userCode: string) => Promise<string>): Form =>
  async (matrixCase) => {
    const { world, own } = matrixCase;
    const { userCode, more } = await narrowed(matrixCase);
    const dentist_id = await dentistOf(matrixCase, userCode);
    const caseId = await addCase(world, own, await colleagueOf(matrixCase), { dentist_id });
    return { input: { caseId }, ...more };
  };

const dentistForms: Record<string, Form> = {
  asDentist: asActing(({ world, own }, userCode) => addDentist(world, own, { userCode })),
  asDeputy: asActing(async (matrixCase, user_code) => {
    const { world, own } = matrixCase;
    const dentist_id = await addDentist(world, own, { userCode: await colleagueOf(matrixCase) });
    await place(world, own, 'dentist_deputy', { dentist_id, user_code });
    return dentist_id;
  }),
  // The member who named the deputy is the dentist no more; in the colliding tenants still is.
  asDeputyOfNobody: asActing(async (matrixCase, user_code) => {
    const { world, own } = matrixCase;
    const dentist_id = await addDentist(world, own);
    await place(world, own, 'dentist_deputy', { dentist_id, user_code });
    const owner = await colleagueOf(matrixCase);
    await addCollidingRows(world, 'dentist_member', () => ({ dentist_id, user_code: owner }));
    return dentist_id;
  }),
  asDentistElsewhere: asActing(async ({ world, own }, user_code) => {
    const dentist_id = await addDentist(world, own);
    await addCollidingRows(world, 'dentist_member', () => ({ dentist_id, user_code }));
    return dentist_id;
  }),
  asDeputyElsewhere: asActing(async (matrixCase, user_code) => {
    const { world, own } = matrixCase;
    const dentist_id = await addDentist(world, own, { userCode: await colleagueOf(matrixCase) });
    await addCollidingRows(world, 'dentist_deputy', () => ({ dentist_id, user_code }));
    return dentist_id;
  }),
};

const DELETED = { deleted_at: minutesFromNow(-29 * DAYS) };

/** A colleague's case that was deleted; in the colliding tenants its time to come back is over. */
const DELETED_CASE: Thing<'caseId'> = {
  ids: ['caseId'],
  make: async ({ world }, org) => {
    const { userCode } = await addPerson(world, org);
    const id = randomUUID();
    const row = { id, code: id, name: `${org.mark} deleted`, created_by: userCode, ...DELETED };
    await place(world, org, 'patient_case', row, { distort: { deleted_at: minutesFromNow(-31 * DAYS) } });
    return { caseId: id };
  },
};

/** Of a colleague's case that is gone for this call; in the colliding tenants it is not. */
const goneCase =
  (deleted_at: Date | string): Form =>
  async (matrixCase) => {
    const { world, own } = matrixCase;
    const id = randomUUID();
    const created_by = await colleagueOf(matrixCase);
    const row = { id, code: id, name: `${own.mark} gone`, created_by, deleted_at };
    await place(world, own, 'patient_case', row, { distort: DELETED });
    return { input: { ids: [id] }, review: itemIs('notFound') };
  };

/** Of a call that answers item by item: its answers name the items, and so are never the same. */
function itemForms<Id extends string>(thing: Thing<Id | 'caseId'>): Record<string, Form> {
  const theItem: InputOf<Id | 'caseId'> = ({ caseId }) => ({ ids: [caseId] });
  const { missing: unknown, ...forms } = ofOneInScope(thing, theItem, {
    own: itemIs('ok'),
    others: itemIs('notFound'),
  });
  return { ...forms, unknown };
}

const isRemembered = (data: unknown, { own }: MatrixCase): string | undefined => {
  const { list, total, people } = data as { list: CaseEntry[]; total: number; people: CaseVisitor[] };
  const [entry] = list;
  const isRight = total === 1 && entry?.changes[0]?.after === own.mark && entry.doneBy !== '';
  return isRight && people.length === 1 ? undefined : `the history is ${JSON.stringify(data)}`;
};

/** The form was filled with the first version, and a colleague has saved the second one, here or elsewhere. */
const older =
  (where: 'here' | 'elsewhere'): Form =>
  async (matrixCase) => {
    const { world, own } = matrixCase;
    const doneBy = await colleagueOf(matrixCase);
    const caseId = await addCase(world, own, doneBy);
    const [version, elsewhere] = where === 'here' ? [2, 1] : [1, 2];
    await addEntry(world, own, { caseId, doneBy, version, elsewhere });
    return { input: { caseId, name: `${own.mark} renamed`, version: 1 } };
  };

const hasPicture = (data: unknown): string | undefined => {
  const { list } = data as { list: PatientCase[] };
  return list.length === 1 && list[0]?.pictures.length === 1
    ? undefined
    : `found was ${JSON.stringify(data)}`;
};

const hasScans =
  (wanted: number) =>
  (data: unknown): string | undefined => {
    const { list } = data as { list: PatientScan[] };
    return list.length === wanted ? undefined : `found was ${JSON.stringify(data)}`;
  };

const rowsAre =
  (wanted: number) =>
  (data: unknown): string | undefined => {
    const { csv, rows } = data as { csv: string; rows: number };
    const lines = csv.split('\r\n').length - 2;
    return rows === wanted && lines === wanted ? undefined : `${rows} rows, ${lines} lines`;
  };

const countIs =
  (wanted: number) =>
  (data: unknown): string | undefined => {
    const [counted] = (data as { list: { total: number }[] }).list;
    return counted?.total === wanted ? undefined : `${counted?.total} were counted`;
  };

export const caseForms: Forms = {
  'case/listByPage': {
    ...ofOneInScope(CASE, ({ caseId }) => ({ keyword: caseId }), { own: isListed, others: nothingFound }),
    filtered: async (matrixCase) => {
      const { world, own } = matrixCase;
      const dentist = await addDentist(world, own);
      const day = '2025-06-30';
      await addCase(world, own, await colleagueOf(matrixCase), { dentist_id: dentist, scan_date: day });
      const filters = { states: ['registered'], dentistIds: [dentist], scanned: { from: day, to: day } };
      return {
        input: filters,
        review: (data) =>
          (data as { total: number }).total === 1 ? undefined : `found was ${JSON.stringify(data)}`,
      };
    },
    deleted: async (matrixCase) => {
      const { caseId } = await DELETED_CASE.make(matrixCase, matrixCase.own);
      return {
        input: { isDeleted: true },
        review: (data) =>
          (data as { list: CaseRow[] }).list.some((row) => row.caseId === caseId)
            ? undefined
            : 'the deleted case is not listed',
      };
    },
    collidingName: collidingName(({ world, own, me }) => addCase(world, own, me.userCode)),
  },
  'case/count': ofOneInScope(CASE, ({ caseId }) => ({ lists: [{ keyword: caseId }] }), {
    own: countIs(1),
    others: countIs(0),
  }),
  'case/exportCsv': {
    ...ofOneInScope(CASE, ({ caseId }) => ({ ids: [caseId], warranty: true }), {
      own: rowsAre(1),
      others: rowsAre(0),
    }),
    unwarranted: async (matrixCase) => {
      const { caseId } = await CASE.make(matrixCase, matrixCase.own);
      return { input: { ids: [caseId], warranty: false } };
    },
  },
  'case/delByIds': {
    ...itemForms(CASE),
    gone: async (matrixCase) => goneCase(minutesFromNow(-1))(matrixCase),
    ...orderedForms,
  },
  'case/restore': {
    ...itemForms(DELETED_CASE),
    late: async (matrixCase) => goneCase(minutesFromNow(-31 * DAYS))(matrixCase),
  },
  'case/detail': {
    deleted: async (matrixCase) => ({
      input: await DELETED_CASE.make(matrixCase, matrixCase.own),
    }),
    ...ofOneInScope(CASE, theCase, { own: hasFiles(1) }),
    ...dentistForms,
  },
  'case/activity': {
    ...ofOneInScope(REMEMBERED, theCase, { own: isRemembered }),
    ofGroup: ofOne(REMEMBERED, ({ caseId }) => ({ caseId, group: 'changes' }), { own: isRemembered }).own,
  },
  'patient/detail': {
    merged: withMerge,
    ...ofOneInScope(PATIENT, ({ patientId }) => ({ patientId })),
    ownScope: async (matrixCase) => {
      const { world, own } = matrixCase;
      const { userCode, more } = await narrowed(matrixCase);
      const { patientId } = await addPatient(world, own);
      await addCase(world, own, userCode, { patient_id: patientId });
      return { input: { patientId }, ...more };
    },
  },
  'patient/cases': ofOneInScope(PICTURED, ({ patientId }) => ({ patientId }), {
    own: hasPicture,
    others: nothingFound,
  }),
  'patient/scans': ofOneInScope(PICTURED, ({ patientId }) => ({ patientId }), {
    own: hasScans(1),
    others: hasScans(0),
  }),
  'case/save': {
    ...renaming,
    own: newCase,
    renamed: renaming.own,
    nameless: () => ({ input: { name: ' ' } }),
    older: older('here'),
    olderElsewhere: older('elsewhere'),
    ...peopleForms,
    ofNobody: toldOnlyTo('dentist_member'),
    withoutDeputy: toldOnlyTo('dentist_deputy'),
  },
};
