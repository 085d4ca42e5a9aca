export { BELL } from './bell-spec.ts';
