export { presentPatient } from './patient.present.ts';
export { patientChanged } from './patient.events.ts';
export {
  findPatient,
  findPatients,
  lockPatient,
  markMerged,
  readPatients,
  type PatientRow,
} from './patient.repository.ts';
export { seedPatient, type PatientSeed } from './seed-patient.repository.ts';
