export { casePath, patientPath } from './case-paths.ts';
export { CASE_FORMATS } from './components/add-buttons.tsx';
export { CaseSkeleton } from './components/case-skeleton.tsx';
export { RefusedFiles } from './components/refused-files.tsx';
export { useImport, type Import } from './use-import.ts';
