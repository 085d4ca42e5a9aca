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
  sweeps: [
    {
      what: 'session',
      table: 'session',
      overSince: `coalesce(ended_at, created_at + case when save_login then interval '30 days' else interval '12 hours' end)`,
      keep: '90 days',
    },
    {
      what: 'failed sign-ins',
      table: 'login_failure',
      overSince: 'greatest(window_started, paused_until)',
      keep: '2 days',
    },
    { what: 'known device', table: 'known_device', overSince: 'last_seen_at', keep: '400 days' },
  ],
};
