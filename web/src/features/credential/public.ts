export { signInMethodsQuery } from './credential.queries.ts';
