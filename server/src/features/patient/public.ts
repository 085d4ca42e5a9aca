export { presentPatient } from './patient.present.ts';
export { findPatient, findPatients, type PatientRow } from './patient.repository.ts';
export { seedPatient, type PatientSeed } from './seed-patient.repository.ts';
