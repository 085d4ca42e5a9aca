import type { Feature } from '../../platform/feature.ts';
import { freeLogin } from './calls/free-login.ts';
import { listSessions } from './calls/list-sessions.ts';
import { login } from './calls/login.ts';
import { logout } from './calls/logout.ts';
import { makeLoginSign } from './calls/make-login-sign.ts';
import { queryLoginSign } from './calls/query-login-sign.ts';
import { refreshToken } from './calls/refresh-token.ts';
import { revokeAllSessions } from './calls/revoke-all-sessions.ts';
import { revokeSession } from './calls/revoke-session.ts';
import { ticket } from './calls/ticket.ts';
import { verifyIdentity } from './calls/verify-identity.ts';
import { mailFailedSignIns } from './jobs/mail-failed-sign-ins.ts';
import * as mails from './session.mails.ts';

export const sessionFeature: Feature = {
  name: 'session',
  calls: [
    login,
    freeLogin,
    queryLoginSign,
    refreshToken,
    logout,
    makeLoginSign,
    verifyIdentity,
    listSessions,
    revokeSession,
    revokeAllSessions,
    ticket,
  ],
  jobs: [mailFailedSignIns],
  mails,
};
