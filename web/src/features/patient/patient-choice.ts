import type { Patient } from '@archway/contract/patient/model';
import type { Sex } from '@archway/rules/patients';

/** A patient who is written down for the first time. */
export interface NewPatient {
  name: string;
  patientCode: string;
  birthDate: string;
  sex: Sex | '';
}

/** What a case's form says about the patient: nobody, somebody typed for, one that is there, or a new one. */
export interface PatientChoice {
  typed: string;
  chosen: Pick<Patient, 'patientId' | 'name' | 'patientCode' | 'birthDate'> | null;
  created: NewPatient | null;
}

export const NO_PATIENT: PatientChoice = { typed: '', chosen: null, created: null };

/** Typed and not chosen would be lost without a word. */
export const patientProblem = ({ typed, chosen, created }: PatientChoice): 'unchosen' | 'nameless' | null => {
  if (created !== null) return created.name.trim() === '' ? 'nameless' : null;
  return chosen === null && typed.trim() !== '' ? 'unchosen' : null;
};
