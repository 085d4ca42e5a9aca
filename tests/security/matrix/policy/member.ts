import type { Outcome, PolicyRow } from './row.ts';

/** Somebody whose role reaches further than that of a lesser caller: an administrator. */
const BEYOND: Outcome = { lesser: 'exceedsOwnPermissions', else: 'ok' };
const BEYOND_UNVERIFIED: Outcome = {
  lesser: 'exceedsOwnPermissions',
  verifiedOwn: 'resetPasswordNeedVerify',
  unverified: 'resetPasswordNeedVerify',
  else: 'ok',
};

export const memberPolicy: Readonly<Record<string, PolicyRow>> = {
  'user/listByPage': {
    who: 'member:record:read',
    forms: { own: 'ok', byRole: 'ok', foundByRole: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'user/getUserDetail': {
    who: 'member:record:read',
    forms: { own: 'ok', deleted: 'notFound', foreign: 'notFound', missing: 'notFound' },
    alike: ['deleted', 'foreign', 'missing'],
  },
  'user/enable': {
    who: 'member:record:enable',
    forms: {
      own: 'ok',
      beyond: BEYOND_UNVERIFIED,
      enabled: 'conflict',
      deleted: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
  },
  'user/disable': {
    who: 'member:record:disable',
    forms: {
      own: 'ok',
      beyond: BEYOND_UNVERIFIED,
      self: 'conflict',
      last: { lesser: 'exceedsOwnPermissions', else: 'lastAdministrator' },
      foreign: 'notFound',
      missing: 'notFound',
    },
  },
  'user/save_or_update': {
    who: 'member:record:save',
    complete: true,
    bySomebodyElse: ['last'],
    forms: {
      own: 'ok',
      beyond: BEYOND,
      promoted: BEYOND,
      invited: 'ok',
      // An administrator has to know that an address is used already.
      taken: 'addressTaken',
      self: 'ownRole',
      last: 'lastAdministrator',
      deleted: 'notFound',
      foreignRole: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
    alike: ['deleted', 'foreignRole', 'foreign', 'missing'],
  },
  // Answered item by item: what becomes of each is reviewed with the forms.
  'user/delByIds': {
    who: 'member:record:delete',
    identity: 'administrator',
    forms: { own: 'ok', beyond: 'ok', self: 'ok', last: 'ok', foreign: 'ok', unknown: 'ok' },
  },
  'user/resetPass': {
    who: 'member:password:reset',
    identity: 'administrator',
    forms: {
      own: 'ok',
      beyond: BEYOND,
      self: 'cannotTargetSelf',
      disabled: 'conflict',
      deleted: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
  },
  // The mark that an organization must be complete is in the contract; those of the matrix are.
  'user/resendInvitation': {
    who: 'member:record:save',
    complete: true,
    forms: {
      own: 'ok',
      beyond: { lesser: 'exceedsOwnPermissions', else: 'conflict' },
      active: 'conflict',
      disabled: 'conflict',
      deleted: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
    alike: ['deleted', 'foreign', 'missing'],
  },
  'user/queryInvitation': {
    who: 'public',
    forms: { own: 'ok', reset: 'linkExpire', spent: 'linkExpire', missing: 'linkExpire' },
    alike: ['reset', 'spent', 'missing'],
  },
  'user/join': {
    who: 'public',
    forms: {
      own: 'ok',
      disagreeing: 'invalidInput',
      reset: 'linkExpire',
      spent: 'linkExpire',
      missing: 'linkExpire',
    },
    alike: ['reset', 'spent', 'missing'],
  },
  'user/listJoinRequests': {
    who: 'member:record:save',
    forms: { own: 'ok', answered: 'ok', over: 'ok', foreign: 'ok' },
  },
  'user/acceptJoinRequest': {
    who: 'member:record:save',
    complete: true,
    forms: {
      own: 'ok',
      beyond: BEYOND,
      taken: 'addressTaken',
      older: 'joinRequestAnswered',
      answered: 'joinRequestAnswered',
      over: 'joinRequestAnswered',
      foreignRole: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
    alike: ['foreignRole', 'foreign', 'missing'],
  },
  'user/declineJoinRequest': {
    who: 'member:record:save',
    forms: {
      own: 'ok',
      older: 'joinRequestAnswered',
      answered: 'joinRequestAnswered',
      over: 'joinRequestAnswered',
      foreign: 'notFound',
      missing: 'notFound',
    },
    alike: ['foreign', 'missing'],
  },
  'user/askToJoin': {
    who: 'public',
    forms: { own: 'ok', disabled: 'ok', missing: 'ok' },
    alike: ['own', 'disabled', 'missing'],
  },
};
