export { seedCases, type CaseSeed } from './seed-cases.repository.ts';
