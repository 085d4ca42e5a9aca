export { casePath, CASE_LIST, COMPARE, comparePath, patientPath } from './case-paths.ts';
export { caseQuery, patientQuery, patientScansQuery } from './case.queries.ts';
export { CASE_FORMATS } from './components/add-buttons.tsx';
export { CaseSkeleton } from './components/case-skeleton.tsx';
export { NoSuchPatient } from './components/no-such-patient.tsx';
export { RefusedFiles } from './components/refused-files.tsx';
export { modelLayers } from './model-layers.ts';
export { ROLE_TEXTS } from './scan-roles.ts';
export { useImport, type Import } from './use-import.ts';
