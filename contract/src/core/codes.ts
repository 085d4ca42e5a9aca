/**
 * The numbers that travel in the envelope's `code`. Code speaks of names; numbers stand only here.
 * Numbers below 20000 are the specification's; 20000 to 29999 are our own, one each, never reused.
 */
export const CODES = {
  ok: 200,

  // session
  sessionUnknown: 401,
  sessionEnded: 402,
  organizationClosing: 403,

  // the specification's catalogue
  noGetpartnerName: 410,
  accountDotExistAuthLogin: 411,
  noPerm: 1002,
  noVerifyEmail: 1019,
  resetPasswordNeedVerify: 1074,
  loginMoreFail: 1075,
  resourceIsBeingPrepared: 2007,
  reportLinkExpired: 2009,
  uploading: 2017,
  calculating: 2018,
  processingFailed: 2019,
  linkExpire: 2020,
  verifyCodeError: 3002,
  wsExportDownloadDisabled: 5010,
  noMatchRegionError: 10503,

  // our own
  wrongCredentials: 20101,
  mustChangePassword: 20102,
  accountAlreadyRenamed: 20103,
  accountNameTaken: 20104,
  passwordRefused: 20105,
  accountDisabled: 20106,
  lastAdministrator: 20107,
  secondStepNeeded: 20108,
  passkeyRefused: 20109,
  organizationIncomplete: 20110,
  passwordWasReset: 20111,
  addressTaken: 20121,
  invitationLimit: 20122,
  roleNameTaken: 20123,
  roleProtected: 20124,
  roleInUse: 20125,
  beyondOwnRights: 20126,
  ownRole: 20127,
  oneself: 20128,
  nameTaken: 20129,
  nameMissing: 20130,
  contactExists: 20131,
  memberLinked: 20132,
  incorrectFormat: 20133,
  fileTooLarge: 20134,
  dentistMissing: 20135,
  insufficientStorage: 20136,
  markLimit: 20137,
  invalidInput: 20400,
  clientHeaderInvalid: 20401,
  notFound: 20404,
  conflict: 20409,
  idempotencyKeyMissing: 20410,
  idempotencyKeyReused: 20411,
  originRefused: 20412,
  tooLarge: 20413,
  tooMany: 20429,
  internal: 20500,
  unavailable: 20503,
  timedOut: 20504,
} as const;

export type CodeName = keyof typeof CODES;
export type FailureName = Exclude<CodeName, 'ok'>;

/** Outcomes that travel with an HTTP status of their own; every other answered call is HTTP 200. */
export const HTTP_STATUS: Partial<Record<FailureName, number>> = {
  noMatchRegionError: 503,
  tooMany: 429,
  tooLarge: 413,
};

/** Failures any call may answer with, so no contract lists them. */
export const COMMON_FAILURES = [
  'sessionUnknown',
  'sessionEnded',
  'noPerm',
  'mustChangePassword',
  'resetPasswordNeedVerify',
  'organizationIncomplete',
  'invalidInput',
  'clientHeaderInvalid',
  'idempotencyKeyMissing',
  'idempotencyKeyReused',
  'originRefused',
  'tooLarge',
  'tooMany',
  'internal',
  'unavailable',
  'timedOut',
] as const satisfies readonly FailureName[];
export type CommonFailure = (typeof COMMON_FAILURES)[number];

const nameByCode = new Map<number, CodeName>(
  Object.entries(CODES).map(([name, code]) => [code, name as CodeName]),
);

export function codeNameOf(code: number): CodeName | undefined {
  return nameByCode.get(code);
}
