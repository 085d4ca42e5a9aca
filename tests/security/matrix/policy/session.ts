import type { PolicyRow } from './row.ts';

export const sessionPolicy: Readonly<Record<string, PolicyRow>> = {
  login: {
    who: 'public',
    forms: {
      own: 'ok',
      bySign: { disabled: 'linkExpire', else: 'ok' },
      newDevice: 'ok',
      firstDevice: 'ok',
      knownDevice: 'ok',
      twinsDevice: 'loginMoreFail',
      namesake: 'ok',
      afterFailures: 'ok',
      afterManyFailures: 'ok',
      paused: 'loginMoreFail',
      secondStepStarted: 'secondStepNeeded',
      disabled: 'accountDisabled',
      stopped: 'accountDisabled',
      wrong: 'wrongCredentials',
      wrongOfTwins: 'wrongCredentials',
      missing: 'wrongCredentials',
    },
    alike: ['wrong', 'missing'],
  },
  'user/free-login': {
    who: 'public',
    forms: {
      own: { disabled: 'linkExpire', else: 'ok' },
      ended: 'linkExpire',
      spent: 'linkExpire',
      missing: 'linkExpire',
    },
    alike: ['ended', 'spent', 'missing'],
  },
  'user/queryLoginSign': {
    who: 'public',
    forms: { own: 'ok', namesake: 'ok', spent: 'linkExpire', missing: 'linkExpire' },
    alike: ['spent', 'missing'],
  },
  'user/refresh_token': {
    who: 'public',
    forms: {
      own: { disabled: 'sessionEnded', else: 'ok' },
      otherDevice: 'sessionEnded',
      missing: 'sessionUnknown',
    },
  },
  'user/logout': { who: 'session', duringForcedChange: true, forms: { own: 'ok' } },
  'user/makeLoginSign': { who: 'session', forms: { own: 'ok' } },
  'user/verifyIdentity': {
    who: 'session',
    forms: {
      own: 'ok',
      administrator: 'ok',
      paused: 'loginMoreFail',
      member: 'wrongCredentials',
      colliding: 'wrongCredentials',
      foreign: 'wrongCredentials',
      missing: 'wrongCredentials',
    },
    alike: ['colliding', 'foreign', 'missing'],
  },
  'user/listSessions': { who: 'session', forms: { own: 'ok', madeFromAnother: 'ok' } },
  'user/revokeSession': {
    who: 'session',
    forms: {
      own: 'ok',
      withDescendants: 'ok',
      colleague: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
    alike: ['colleague', 'foreign', 'missing'],
  },
  'user/revokeAllSessions': { who: 'session', identity: 'own', forms: { own: 'ok' } },
  'live/ticket': { who: 'session', forms: { own: 'ok' } },
};
