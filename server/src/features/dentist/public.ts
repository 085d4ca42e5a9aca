export { seedDentists, type DentistSeed } from './seed-dentists.repository.ts';
