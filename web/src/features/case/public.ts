export { casePath, CASE_LIST, COMPARE, comparePath, patientPath } from './case-paths.ts';
export { caseQuery, patientQuery, patientScansQuery } from './case.queries.ts';
export { CaseSkeleton } from './components/case-skeleton.tsx';
export { modelLayers } from './model-layers.ts';
export { ROLE_TEXTS } from './scan-roles.ts';
