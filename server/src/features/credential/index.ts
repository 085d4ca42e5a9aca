import type { Feature } from '../../platform/feature.ts';
import { confirmLogin } from './calls/confirm-login.ts';
import { confirmPasskeys } from './calls/confirm-passkeys.ts';
import { confirmTotp } from './calls/confirm-totp.ts';
import { deletePasskey } from './calls/delete-passkey.ts';
import { makeRecoveryCodes } from './calls/make-recovery-codes.ts';
import { passkeyLogin } from './calls/passkey-login.ts';
import { querySignInMethods } from './calls/query-sign-in-methods.ts';
import { savePasskey } from './calls/save-passkey.ts';
import { startIdentityPasskey } from './calls/start-identity-passkey.ts';
import { startPasskeyLogin } from './calls/start-passkey-login.ts';
import { startPasskey } from './calls/start-passkey.ts';
import { startTotp } from './calls/start-totp.ts';
import { stopTotp } from './calls/stop-totp.ts';
import { verifyIdentityByPasskey } from './calls/verify-identity-by-passkey.ts';

export const credentialFeature: Feature = {
  name: 'credential',
  calls: [
    confirmLogin,
    startPasskeyLogin,
    passkeyLogin,
    querySignInMethods,
    startTotp,
    confirmTotp,
    stopTotp,
    makeRecoveryCodes,
    startPasskey,
    savePasskey,
    deletePasskey,
    confirmPasskeys,
    startIdentityPasskey,
    verifyIdentityByPasskey,
  ],
  sweeps: [{ what: 'passkey question', table: 'passkey_question', overSince: 'expires_at', keep: '0' }],
};
