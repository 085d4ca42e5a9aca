export { judgeRoles } from './role-rights.ts';
