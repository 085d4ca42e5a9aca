export { seedPrescription } from './seed-prescription.ts';
export { readPrescription } from './treatment.repository.ts';
