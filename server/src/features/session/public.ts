export {
  findAccount,
  findMailbox,
  holdAccount,
  isAddressTaken,
  type FoundAccount,
} from './account-lookup.repository.ts';
export { noteRefused, waitFor } from './guess.ts';
export { finishSecondStep, takeCodeGuess } from './second-step.ts';
export { findOwnIdentity } from './identity.repository.ts';
export { refusalOf, refusalWithoutPassword } from './may-sign-in.ts';
export { openSession } from './open-session.ts';
export { provePassword } from './prove-password.ts';
export { rotateTokens } from './rotate-tokens.ts';
export { hashPassword, isPassword } from './passwords.ts';
export { mailNotice } from './session-mails.ts';
export { makeAuthenticate } from './session.authenticate.ts';
export { clearVerification, endSessions, liveSessions } from './session.repository.ts';
export { verifySession } from './verify-session.ts';
