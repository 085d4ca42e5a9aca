import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { SEXES } from '@archway/rules/patients';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Day } from '../core/day.ts';
import { orNone } from '../core/or-none.ts';
import { PageInput, pageOf, sortedBy } from '../core/paging.ts';
import { line } from '../core/text.ts';
import { Patient } from './model.ts';

/** A lab has no records of patients: what it knows of one stands in the case. */
const organizationTypes = [ORGANIZATION_TYPE.clinic] as const;

export const listPatients = defineCall({
  path: 'patient/listByPage',
  method: 'POST',
  access: 'case:record:save',
  summary:
    "The clinic's patients, found by name, ID and birth date. Whoever may save cases finds all of them, whatever the scope.",
  input: z.strictObject({ ...PageInput, keyword: line(64).optional(), sort: sortedBy('name') }),
  output: pageOf(Patient),
  fails: ['invalidInput'],
  organizationTypes,
});

export const listDoubles = defineCall({
  path: 'patient/listDoubles',
  method: 'POST',
  access: 'case:record:save',
  summary: 'Patients who may be the same person: born on the same day, with a like name.',
  input: z.strictObject({
    /** Left out for one who is not saved yet. */
    patientId: z.uuid().optional(),
    name: line(64),
    birthDate: Day,
  }),
  output: z.object({ patients: z.array(Patient) }),
  organizationTypes,
});

export const savePatient = defineCall({
  path: 'patient/save',
  method: 'POST',
  access: 'case:record:save',
  summary:
    'Adds a patient or changes one. An ID is unique in the clinic; left empty, a new patient is numbered.',
  input: z.strictObject({
    /** Left out for a new one. */
    patientId: z.uuid().optional(),
    /** An empty one has an answer of its own. */
    name: line(64),
    /** Empty keeps the one there is. */
    patientCode: line(64).optional(),
    birthDate: orNone(Day),
    sex: orNone(z.enum(SEXES)),
  }),
  output: Patient,
  fails: ['notFound', 'nameMissing', 'patientCodeTaken'],
  mutates: true,
  organizationTypes,
});
