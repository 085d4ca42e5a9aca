export { findAccount, type FoundAccount } from './account-lookup.repository.ts';
export {
  findLink,
  findLinkHolder,
  findPendingEmail,
  makeLink,
  minutesLeft,
  spendLink,
  type LinkKind,
} from './one-time-link.repository.ts';
export { hashPassword, isPassword } from './passwords.ts';
export { makeAuthenticate } from './session.authenticate.ts';
export { endSessions, liveSessionIds } from './session.repository.ts';
