export { EditPatient } from './components/edit-patient.tsx';
export { FindPatient } from './components/find-patient.tsx';
export { PatientField } from './components/patient-field.tsx';
export { SEX_TEXTS } from './components/patient-inputs.tsx';
export { doublesQuery } from './patient.queries.ts';
export { NO_PATIENT, patientProblem, type PatientChoice } from './patient-choice.ts';
export { factsOf } from './patient-facts.ts';
export { useSavePatient } from './use-save-patient.ts';
