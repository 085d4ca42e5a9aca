export { casePath, patientPath } from './case-paths.ts';
export { CaseSkeleton } from './components/case-skeleton.tsx';
