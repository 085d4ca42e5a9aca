export { holdRole } from './role-rights.ts';
