export { forgetCredentials } from './forget-credentials.ts';
