export { userInfoQuery } from './account.queries.ts';
