export { CaseSkeleton } from './components/case-skeleton.tsx';
