export { findAccount, type FoundAccount } from './account-lookup.repository.ts';
export {
  findLink,
  findPendingEmail,
  makeLink,
  spendLink,
  type LinkKind,
} from './one-time-link.repository.ts';
export { hashPassword, isPassword } from './passwords.ts';
export { makeAuthenticate } from './session.authenticate.ts';
export { endSessions, liveSessionIds } from './session.repository.ts';
