export { userInfoQuery } from './account.queries.ts';
export { refusalText } from './password-refusal.ts';
export { roleTitle } from './role-titles.ts';
