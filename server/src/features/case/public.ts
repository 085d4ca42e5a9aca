export { searchCases, searchPatients } from './case-search.repository.ts';
export { keepHistory } from './case-history.repository.ts';
export { findCase, lockCase, saveCase, type CaseCaller, type CaseRow } from './case.repository.ts';
export { hasFinishedScan } from './case-progress.repository.ts';
export { listKnownFiles } from './known-files.repository.ts';
export { hasFiles } from './has-files.ts';
export { seedCases, type CaseSeed, type SeededCase } from './seed-cases.repository.ts';
export { tellCase } from './tell-case.ts';
export { touchCase } from './touch-case.ts';
