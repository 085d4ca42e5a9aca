export { seedAcceptances } from './agreement.repository.ts';
export { resetByAdministrator } from './reset-by-administrator.ts';
