export { seedPrescription } from './seed-prescription.ts';
