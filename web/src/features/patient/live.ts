import { getCase, getPatient, listCases } from '@archway/contract/case/calls';
import { listDoubles, listPatients } from '@archway/contract/patient/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

/** Cases show the names of their patients. */
export const live: LiveReactions = {
  'patient.changed': ({ patientId }) => [
    answersOf(getPatient, { patientId }),
    answersOf(listPatients),
    answersOf(listDoubles),
    answersOf(listCases),
    answersOf(getCase),
  ],
};
