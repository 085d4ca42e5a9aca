import { randomUUID } from 'node:crypto';
import type { Patient } from '@archway/contract/patient/model';
import { addPatient } from '../../world/patients.ts';
import type { Forms } from '../matrix-case.ts';
import { ofOne, type Thing } from '../of-one.ts';
import { collidingIds } from '../../world/case-marks.ts';
import { colleagueOf, narrowed } from './cases-of-callers.ts';
import { collidingName, nothingFound } from './reviews.ts';

const MANY = 60;
const BORN = '1984-03-12';

const PATIENT: Thing<'patientId' | 'name'> = {
  ids: ['patientId', 'name'],
  make: ({ world }, org) => addPatient(world, org, { birth_date: BORN }),
};

const oneFound = (data: unknown): string | undefined => {
  const { list, total } = data as { list: Patient[]; total: number };
  return total === 1 && list.length === 1 ? undefined : `found was ${JSON.stringify(data)}`;
};
const doubles = (expected: number) => (data: unknown) => {
  const { patients } = data as { patients: Patient[] };
  return patients.length === expected ? undefined : `the doubles are ${JSON.stringify(patients)}`;
};

const changing = ofOne(PATIENT, ({ patientId }, { own }) => ({ patientId, name: `${own.mark} changed` }));

export const patientForms: Forms = {
  'patient/listByPage': {
    ...ofOne(PATIENT, ({ name }) => ({ keyword: name }), { own: oneFound, others: nothingFound }),
    collidingName: collidingName(({ world, own }) => addPatient(world, own)),
    ownScope: async (matrixCase) => {
      const { more } = await narrowed(matrixCase);
      const { name } = await addPatient(matrixCase.world, matrixCase.own);
      return { input: { keyword: name }, review: oneFound, ...more };
    },
  },
  'patient/listDoubles': ofOne(PATIENT, ({ name }) => ({ name, birthDate: BORN }), {
    own: doubles(1),
    others: doubles(0),
  }),
  'patient/save': {
    ...changing,
    own: ({ own }) => ({ input: { name: `${own.mark} new`, patientCode: randomUUID() } }),
    // The abbreviation and the count are the clinic's own.
    numbered: async ({ world, own }) => {
      await world.bench.owner.query('update organization set abbreviation = $2 where org_id = $1', [
        own.orgId,
        'OWN',
      ]);
      return {
        input: { name: `${own.mark} numbered` },
        review: (data) => {
          const { patientCode } = data as Patient;
          return patientCode.startsWith('OWN-') ? undefined : `the ID is ${patientCode}`;
        },
      };
    },
    // The next numbers are taken elsewhere, and not here.
    numberedElsewhere: async (matrixCase) => {
      const { world, own } = matrixCase;
      const { owner } = world.bench;
      await owner.query(`update organization set abbreviation = 'OWN' where org_id = $1`, [own.orgId]);
      const { rows } = await owner.query<{ patients: number }>(
        'select patients from patient_count where org_id = $1',
        [own.orgId],
      );
      const last = rows[0]?.patients ?? 0;
      await owner.query(
        `insert into patient (org_id, id, code, name, created_by)
         select org_id, gen_random_uuid(), 'OWN-' || lpad(($2 + n)::text, 5, '0'), 'Taken', $3
         from unnest($1::uuid[]) org_id, generate_series(1, $4) n on conflict do nothing`,
        [collidingIds(world), last, await colleagueOf(matrixCase), MANY],
      );
      return {
        input: { name: `${own.mark} numbered` },
        review: (data) => {
          const number = Number((data as Patient).patientCode.split('-').at(-1));
          // Others of the same clinic are numbered meanwhile, and not so many.
          return number <= last + MANY / 2 ? undefined : `the number is ${number}, after ${last}`;
        },
      };
    },
    changed: changing.own,
    nameless: () => ({ input: { name: ' ' } }),
    taken: async ({ world, own }) => {
      const { code } = await addPatient(world, own);
      return { input: { name: `${own.mark} double`, patientCode: code.toUpperCase() } };
    },
    takenElsewhere: async ({ world, own, foreign }) => {
      const code = randomUUID();
      await addPatient(world, foreign, { code });
      return { input: { name: `${own.mark} single`, patientCode: code } };
    },
  },
};
