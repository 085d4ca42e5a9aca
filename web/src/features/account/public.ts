export { userInfoQuery } from './account.queries.ts';
export { WhoIsIt } from './components/who-is-it.tsx';
