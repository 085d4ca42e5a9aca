export { judgeRoles, reachesAll, rolesToManage } from './role-rights.ts';
