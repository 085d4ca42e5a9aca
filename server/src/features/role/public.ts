export { judgeRoles, rolesToManage } from './role-rights.ts';
