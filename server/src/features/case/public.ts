export { findCase, lockCase, type CaseCaller } from './case.repository.ts';
export { hasFiles } from './has-files.ts';
export { namesOf } from './member-names.repository.ts';
export { seedCases, type CaseSeed } from './seed-cases.repository.ts';
export { touchCase } from './touch-case.ts';
