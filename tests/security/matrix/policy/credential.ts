import type { PolicyRow } from './row.ts';

export const credentialPolicy: Readonly<Record<string, PolicyRow>> = {
  'user/confirmLogin': {
    who: 'public',
    forms: {
      own: { disabled: 'accountDisabled', else: 'ok' },
      recovery: { disabled: 'accountDisabled', else: 'ok' },
      wrong: 'verifyCodeError',
      foreign: 'verifyCodeError',
      spent: 'verifyCodeError',
      ended: 'verifyCodeError',
      tooEarly: 'loginMoreFail',
      unknown: 'verifyCodeError',
    },
    alike: ['spent', 'ended', 'unknown'],
  },
  'user/startPasskeyLogin': { who: 'public', forms: { own: 'ok' } },
  'user/passkeyLogin': {
    who: 'public',
    forms: {
      own: { disabled: 'accountDisabled', else: 'ok' },
      forged: 'passkeyRefused',
      unasked: 'passkeyRefused',
      unknown: 'passkeyRefused',
    },
    alike: ['forged', 'unasked', 'unknown'],
  },
  'user/querySignInMethods': { who: 'session', forms: { own: 'ok' } },
  'user/startTotp': { who: 'session', identity: 'own', forms: { own: 'ok' } },
  'user/confirmTotp': {
    who: 'session',
    identity: 'own',
    forms: { own: 'ok', wrong: 'verifyCodeError', none: 'verifyCodeError' },
    alike: ['wrong', 'none'],
  },
  'user/stopTotp': { who: 'session', identity: 'own', forms: { own: 'ok' } },
  'user/makeRecoveryCodes': { who: 'session', identity: 'own', forms: { own: 'ok', none: 'notFound' } },
  'user/startPasskey': { who: 'session', identity: 'own', forms: { own: 'ok' } },
  'user/savePasskey': {
    who: 'session',
    identity: 'own',
    forms: { own: 'ok', foreign: 'passkeyRefused', unasked: 'passkeyRefused' },
    alike: ['foreign', 'unasked'],
  },
  'user/deletePasskey': {
    who: 'session',
    identity: 'own',
    forms: { own: 'ok', colleague: 'notFound', foreign: 'notFound', missing: 'notFound' },
    alike: ['colleague', 'foreign', 'missing'],
  },
  'user/confirmPasskeys': { who: 'session', forms: { own: 'ok' } },
  'user/startIdentityPasskey': { who: 'session', forms: { own: 'ok', none: 'notFound' } },
  'user/verifyIdentityByPasskey': {
    who: 'session',
    forms: {
      own: 'ok',
      colleague: 'passkeyRefused',
      foreign: 'passkeyRefused',
      unasked: 'passkeyRefused',
      missing: 'passkeyRefused',
    },
    alike: ['colleague', 'foreign', 'unasked', 'missing'],
  },
};
