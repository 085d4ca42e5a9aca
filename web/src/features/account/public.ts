export { userInfoQuery } from './account.queries.ts';
export { roleTitle } from './role-titles.ts';
