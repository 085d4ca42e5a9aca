import type { CodeName } from '@archway/contract/core/codes';
import { ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';
import type { CallerKind, CallerState } from './callers.ts';

export type Outcome = CodeName | ({ else: CodeName } & Partial<Record<CallerState, CodeName>>);

/** Who may call, said a second time and by hand: what the contract says is what is being checked. */
export interface PolicyRow {
  who: 'public' | 'session' | `${string}:${string}:${string}`;
  identity?: 'own' | 'administrator';
  duringForcedChange?: true;
  /** Members of other types of organization get noPerm. */
  types?: readonly OrganizationType[];
  /**
   * The forms a call is sent in (`inputs/` makes them), and what answers those who may call. `own` is about the
   * caller's own things, `foreign` about those of another organization, `missing` about what does not exist.
   */
  forms: Readonly<Record<string, Outcome>>;
  /** Forms whose answers must be the same byte for byte. `foreign` and `missing` always must. */
  alike?: readonly string[];
}

const CLINIC = [ORGANIZATION_TYPE.clinic];
const CUSTOMERS = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab];

export const POLICY: Readonly<Record<string, PolicyRow>> = {
  // account
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
  'user/edit_username': { who: 'session', forms: { own: 'ok', taken: 'accountNameTaken' } },
  'user/checkUsernameExist': { who: 'session', forms: { own: 'ok', taken: 'ok', missing: 'ok' } },
  'user/participateImprovementPlan': { who: 'session', forms: { own: 'ok' } },
  'user/cancelParticipateImprovementPlan': { who: 'session', forms: { own: 'ok' } },
  'user/edit_email': { who: 'session', forms: { own: 'ok', taken: 'ok' }, alike: ['own', 'taken'] },
  'user/email/resendConfirm': { who: 'session', forms: { own: 'ok', missing: 'notFound' } },
  'user/email.confirm': {
    who: 'public',
    forms: { own: 'ok', changed: 'ok', spent: 'linkExpire', missing: 'linkExpire' },
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
    forms: { own: 'ok', sameHash: 'ok', wrong: 'wrongCredentials', ghost: 'wrongCredentials' },
    alike: ['wrong', 'ghost'],
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
    forms: { own: 'ok', invited: 'ok', spent: 'linkExpire', missing: 'linkExpire' },
    alike: ['spent', 'missing'],
  },
  'user/forgetPassResetPass': {
    who: 'public',
    forms: { own: 'ok', invited: 'ok', spent: 'linkExpire', missing: 'linkExpire' },
    alike: ['spent', 'missing'],
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

  // app-config, menu, monitor
  'app_config/get': { who: 'public', forms: { own: 'ok', foreign: 'ok', missing: 'ok' } },
  'permission/listUserMenu': { who: 'session', duringForcedChange: true, forms: { own: 'ok' } },
  'common/monitor': { who: 'public', forms: { own: 'ok', vital: 'ok' } },

  // area, organization
  'area/listAreaByParentId': { who: 'public', forms: { own: 'ok', missing: 'ok' } },
  'company/companyInfo': { who: 'session', forms: { own: 'ok', pictured: 'ok' } },
  'company/editCompany': {
    who: 'organization:record:edit',
    forms: {
      own: 'ok',
      pictured: 'ok',
      withMore: 'invalidInput',
      region: 'invalidInput',
      waiting: 'resourceIsBeingPrepared',
      refused: 'processingFailed',
      otherKind: 'notFound',
      colleague: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
    alike: ['otherKind', 'colleague', 'foreign', 'missing'],
  },
  'company/companyRegist': {
    who: 'public',
    forms: {
      own: 'ok',
      taken: 'ok',
      unticked: 'invalidInput',
      spent: 'linkExpire',
      noTicket: 'linkExpire',
      another: 'notFound',
      missing: 'notFound',
    },
    alike: ['own', 'taken'],
  },
  'company/close_account': {
    who: 'organization:record:close',
    types: CUSTOMERS,
    identity: 'administrator',
    forms: { own: 'ok', closing: 'conflict' },
  },
  'company/cancel_close_account': {
    who: 'organization:record:close',
    types: CUSTOMERS,
    forms: { own: 'ok', open: 'conflict' },
  },

  // contact, dentist
  'companyContact/listByPage': {
    who: 'contact:record:read',
    forms: { own: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'companyContact/save_or_update': {
    who: 'contact:record:edit',
    forms: { own: 'ok', changed: 'ok', taken: 'contactExists', foreign: 'notFound', missing: 'notFound' },
  },
  'companyContact/delByIds': {
    who: 'contact:record:delete',
    forms: { own: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'companyContact/contactEmailVerify': {
    who: 'public',
    forms: { own: 'ok', spent: 'linkExpire', missing: 'linkExpire' },
    alike: ['spent', 'missing'],
  },
  'dentist/listByPage': {
    who: 'session',
    types: CLINIC,
    forms: { own: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'dentist/save_or_update': {
    who: 'dentist:record:edit',
    types: CLINIC,
    forms: {
      own: 'ok',
      changed: 'ok',
      taken: 'nameTaken',
      linked: 'memberLinked',
      stranger: 'notFound',
      nobody: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
    alike: ['stranger', 'nobody', 'foreign', 'missing'],
  },
  'dentist/delByIds': {
    who: 'dentist:record:delete',
    types: CLINIC,
    forms: { own: 'ok', foreign: 'ok', missing: 'ok' },
  },

  'user/editDentistSignature': {
    who: 'session',
    types: CLINIC,
    forms: {
      own: 'ok',
      waiting: 'resourceIsBeingPrepared',
      refused: 'processingFailed',
      otherKind: 'notFound',
      colleague: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
      noDentist: 'dentistMissing',
    },
    alike: ['otherKind', 'colleague', 'foreign', 'missing'],
  },
  'user/deleteDentistSignature': {
    who: 'session',
    types: CLINIC,
    forms: { own: 'ok', noDentist: 'dentistMissing' },
  },

  // file
  'file/startUpload': {
    who: 'session',
    forms: { own: 'ok', wrongFormat: 'incorrectFormat', tooLarge: 'fileTooLarge' },
  },
  'file/finishUpload': {
    who: 'session',
    forms: {
      own: 'ok',
      notThere: 'uploading',
      again: 'ok',
      colleague: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
    alike: ['colleague', 'foreign', 'missing'],
  },
  'file/uploadState': {
    who: 'session',
    forms: { own: 'ok', colleague: 'notFound', foreign: 'notFound', missing: 'notFound' },
    alike: ['colleague', 'foreign', 'missing'],
  },
  'registration/start': { who: 'public', forms: { own: 'ok' } },
  'registration/startUpload': {
    who: 'public',
    forms: { own: 'ok', wrongFormat: 'incorrectFormat', spent: 'linkExpire', missing: 'linkExpire' },
    alike: ['spent', 'missing'],
  },
  'registration/finishUpload': {
    who: 'public',
    forms: { own: 'ok', another: 'notFound', foreign: 'notFound', missing: 'notFound' },
    alike: ['another', 'foreign', 'missing'],
  },
  'registration/uploadState': {
    who: 'public',
    forms: { own: 'ok', another: 'notFound', foreign: 'notFound', missing: 'notFound' },
    alike: ['another', 'foreign', 'missing'],
  },

  // credential
  'user/confirmLogin': {
    who: 'public',
    forms: {
      own: { disabled: 'accountDisabled', else: 'ok' },
      recovery: { disabled: 'accountDisabled', else: 'ok' },
      wrong: 'verifyCodeError',
      foreign: 'verifyCodeError',
      spent: 'verifyCodeError',
      ended: 'verifyCodeError',
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

  // member
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
    forms: { own: 'ok', enabled: 'conflict', deleted: 'notFound', foreign: 'notFound', missing: 'notFound' },
  },
  'user/disable': {
    who: 'member:record:disable',
    forms: {
      own: 'ok',
      self: 'conflict',
      last: 'lastAdministrator',
      foreign: 'notFound',
      missing: 'notFound',
    },
  },

  'user/save_or_update': {
    who: 'member:record:save',
    forms: {
      own: 'ok',
      promoted: 'ok',
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
    forms: { own: 'ok', self: 'ok', last: 'ok', foreign: 'ok', unknown: 'ok' },
  },
  'user/resetPass': {
    who: 'member:password:reset',
    identity: 'administrator',
    forms: {
      own: 'ok',
      self: 'oneself',
      disabled: 'conflict',
      deleted: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
  },

  // The mark that an organization must be complete is in the contract; those of the matrix are.
  'user/resendInvitation': {
    who: 'member:record:save',
    forms: {
      own: 'ok',
      active: 'conflict',
      disabled: 'conflict',
      deleted: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
    alike: ['deleted', 'foreign', 'missing'],
  },

  // notice
  'user/getReceiveConfig': { who: 'session', forms: { own: 'ok' } },
  'user/saveReceiveConfig': {
    who: 'session',
    forms: { own: 'ok', toDefaults: 'ok', withMore: 'invalidInput' },
  },

  // role
  'user/role/list': { who: 'member:record:read', forms: { own: 'ok' } },
  'user/role/listByPage': { who: 'role:record:read', forms: { own: 'ok', foreign: 'ok', missing: 'ok' } },
  'user/role/save_or_update': {
    who: 'role:record:save',
    forms: {
      own: 'ok',
      fresh: 'ok',
      taken: 'roleNameTaken',
      self: 'ownRole',
      foreign: 'notFound',
      missing: 'notFound',
    },
  },
  'user/role/setDefault': {
    who: 'role:record:setDefault',
    forms: { own: 'ok', protected: 'roleProtected', foreign: 'notFound', missing: 'notFound' },
  },
  'user/role/delByIds': {
    who: 'role:record:delete',
    forms: { own: 'ok', held: 'ok', left: 'ok', protected: 'ok', foreign: 'ok', unknown: 'ok' },
  },
  'user/role/allotRolePermission': {
    who: 'role:record:allot',
    identity: 'administrator',
    forms: {
      own: 'ok',
      nothing: 'ok',
      self: 'ownRole',
      foreignEntry: 'invalidInput',
      unknownEntry: 'invalidInput',
      foreign: 'notFound',
      missing: 'notFound',
    },
  },
  'permission/listAllMenu': { who: 'role:record:read', forms: { own: 'ok' } },
  'permission/listMenuByRole': {
    who: 'role:record:read',
    forms: { own: 'ok', foreign: 'notFound', missing: 'notFound' },
  },

  // session
  login: {
    who: 'public',
    forms: {
      own: 'ok',
      bySign: { disabled: 'linkExpire', else: 'ok' },
      newDevice: 'ok',
      afterFailures: 'ok',
      paused: 'loginMoreFail',
      halfOpen: 'secondStepNeeded',
      disabled: 'accountDisabled',
      stopped: 'accountDisabled',
      wrong: 'wrongCredentials',
      missing: 'wrongCredentials',
    },
    alike: ['wrong', 'missing'],
  },
  'user/free-login': {
    who: 'public',
    forms: { own: { disabled: 'linkExpire', else: 'ok' }, spent: 'linkExpire', missing: 'linkExpire' },
    alike: ['spent', 'missing'],
  },
  'user/queryLoginSign': {
    who: 'public',
    forms: { own: 'ok', spent: 'linkExpire', missing: 'linkExpire' },
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
      member: 'wrongCredentials',
      ghost: 'wrongCredentials',
      foreign: 'wrongCredentials',
      missing: 'wrongCredentials',
    },
    alike: ['ghost', 'foreign', 'missing'],
  },
  'user/listSessions': { who: 'session', forms: { own: 'ok' } },
  'user/revokeSession': {
    who: 'session',
    forms: { own: 'ok', colleague: 'notFound', foreign: 'notFound', missing: 'notFound' },
    alike: ['colleague', 'foreign', 'missing'],
  },
  'user/revokeAllSessions': { who: 'session', identity: 'own', forms: { own: 'ok' } },
  'live/ticket': { who: 'session', forms: { own: 'ok' } },
};

/**
 * Filters whose loss changes nothing, by the names `mutation.ts` gives them, and why. One that follows from its
 * neighbours is lost together with them as well, and that is noticed.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, string>> = {
  'member-changes.repository.ts lockMember':
    'tells nothing and changes nothing: a row of another with the same random code would be locked for a moment',
  'member.repository.ts lockActiveAdministrators':
    'role.org_id = member.org_id follows from membersOf and from role.org_id = caller.orgId',
  'member.repository.ts lockActiveAdministrators 2':
    'role.org_id = caller.orgId follows from membersOf and from role.org_id = member.org_id',
  'unused.repository.ts neededKeys':
    'only objects below the prefix of the organization are looked up, and no row of another names one of them',
};

/** What the policy promises this caller. */
export function expectedOf(row: PolicyRow, form: string, { state, role, type }: CallerKind): CodeName {
  const outcome = row.forms[form] ?? 'internal';
  const answer = typeof outcome === 'string' ? outcome : (outcome[state] ?? outcome.else);
  if (row.who === 'public') return answer;
  if (state === 'anonymous') return 'sessionUnknown';
  if (state === 'ended' || state === 'disabled') return 'sessionEnded';
  if (state === 'mustChange' && !row.duringForcedChange) return 'mustChangePassword';
  if (row.who !== 'session' && role === 'member') return 'noPerm';
  if (row.types?.includes(type) === false) return 'noPerm';
  if (row.identity !== undefined && state === 'unverified') return 'resetPasswordNeedVerify';
  if (row.identity === 'administrator' && role === 'member') return 'resetPasswordNeedVerify';
  return answer;
}
