import type { PolicyRow } from './row.ts';

export const accountPolicy: Readonly<Record<string, PolicyRow>> = {
  'user/info': {
    who: 'session',
    duringForcedChange: true,
    forms: { own: 'ok', pictured: 'ok', unsigned: 'ok' },
  },
  'user/edit_avatar': {
    who: 'session',
    forms: {
      own: 'ok',
      waiting: 'resourceIsBeingPrepared',
      refused: 'processingFailed',
      otherKind: 'notFound',
      colleague: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
      nothing: 'ok',
    },
    alike: ['otherKind', 'colleague', 'foreign', 'missing'],
  },
  'user/update': { who: 'session', forms: { own: 'ok', withMore: 'invalidInput' } },
  'user/savePreference': { who: 'session', forms: { own: 'ok' } },
  'user/setToothNumberingSystem': { who: 'session', forms: { own: 'ok' } },
  // Account names are unique in the site, and their owner has to be told that one is taken; ten tries an hour.
  'user/edit_username': { who: 'session', identity: 'own', forms: { own: 'ok', taken: 'accountNameTaken' } },
  'user/checkUsernameExist': { who: 'session', forms: { own: 'ok', taken: 'ok', missing: 'ok' } },
  'user/participateImprovementPlan': { who: 'session', forms: { own: 'ok' } },
  'user/cancelParticipateImprovementPlan': { who: 'session', forms: { own: 'ok' } },
  'user/edit_email': {
    who: 'session',
    identity: 'own',
    forms: { own: 'ok', taken: 'ok' },
    alike: ['own', 'taken'],
  },
  'user/email/resendConfirm': { who: 'session', identity: 'own', forms: { own: 'ok', missing: 'notFound' } },
  'user/email.confirm': {
    who: 'public',
    forms: {
      own: 'ok',
      wrong: 'wrongCredentials',
      colliding: 'wrongCredentials',
      changed: 'ok',
      spent: 'linkExpire',
      missing: 'linkExpire',
    },
    alike: ['spent', 'missing'],
  },
  'user/email/querySign': {
    who: 'public',
    forms: { own: 'ok', changed: 'ok', undo: 'ok', spent: 'linkExpire', missing: 'linkExpire' },
    alike: ['spent', 'missing'],
  },
  'user/email/undo': {
    who: 'public',
    forms: { own: 'ok', spent: 'linkExpire', missing: 'linkExpire' },
    alike: ['spent', 'missing'],
  },
  'user/resend_activate': {
    who: 'public',
    forms: { own: 'ok', active: 'ok', missing: 'ok' },
    alike: ['own', 'active', 'missing'],
  },
  'site/find': {
    who: 'public',
    forms: { own: 'ok', disabled: 'ok', missing: 'ok' },
    alike: ['own', 'disabled', 'missing'],
  },
  'user/getChangePassEmail': { who: 'session', forms: { own: 'ok' } },
  'user/changePass': {
    who: 'session',
    forms: { own: 'ok', sameHash: 'ok', wrong: 'wrongCredentials', colliding: 'wrongCredentials' },
    alike: ['wrong', 'colliding'],
  },
  'user/forceChangePass': {
    who: 'session',
    duringForcedChange: true,
    forms: { own: { mustChange: 'ok', else: 'conflict' } },
  },
  'user/forgetPass': {
    who: 'public',
    forms: { own: 'ok', disabled: 'ok', missing: 'ok' },
    alike: ['own', 'disabled', 'missing'],
  },
  'user/forgetPassEmailConfirm': {
    who: 'public',
    forms: { own: 'ok', invited: 'linkExpire', spent: 'linkExpire', missing: 'linkExpire' },
    alike: ['invited', 'spent', 'missing'],
  },
  'user/forgetPassResetPass': {
    who: 'public',
    forms: { own: 'ok', invited: 'linkExpire', spent: 'linkExpire', missing: 'linkExpire' },
    alike: ['invited', 'spent', 'missing'],
  },
  'user/queryUserAgreementReadLog': {
    who: 'session',
    duringForcedChange: true,
    forms: { own: 'ok', closing: 'organizationClosing' },
  },
  'user/saveUserAgreementReadLog': {
    who: 'session',
    duringForcedChange: true,
    forms: { own: 'ok', unknown: 'invalidInput' },
  },
};
