import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Prescription, Treatment, TreatmentDetail } from './model.ts';

const organizationTypes = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab] as const;

export const getTreatment = defineCall({
  path: 'treatment/detail',
  method: 'POST',
  access: 'case:record:read',
  summary:
    'The prescription of a case with what it lacks, for a partner lab if one is named; an empty one where nothing was prescribed.',
  input: z.strictObject({
    caseId: z.uuid(),
    /** The lab whose required items count too. One that is no partner is not found. */
    labCode: z.uuid().optional(),
  }),
  output: TreatmentDetail,
  fails: ['notFound'],
  organizationTypes,
});

export const saveTreatment = defineCall({
  path: 'treatment/save',
  method: 'POST',
  body: 'json',
  access: 'case:record:save',
  summary: 'Puts a prescription in the place of the one a case has, whole.',
  input: z.strictObject({
    caseId: z.uuid(),
    /** The version it was made from. An older one is refused. */
    version: z.number().int().min(0),
    ...Prescription.shape,
  }),
  output: Treatment,
  fails: ['notFound', 'prescriptionIsNewer', 'prescriptionNotAllowed', 'workIsHeld'],
  mutates: true,
  organizationTypes,
});
