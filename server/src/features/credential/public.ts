export { forgetCredentials, forgetCredentialsSince } from './forget-credentials.ts';
export { deletePasskeys as forgetPasskeys } from './passkey.repository.ts';
