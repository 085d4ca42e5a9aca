/** First and last number of a range, both part of it. */
export type FailureRange = readonly [first: number, last: number];

/**
 * Numbers below 20000 are the specification's; 20000 to 29999 are our own, one each, never reused. The common ones stand
 * here and every other in its feature's `failures.ts`. A feature's numbers come from its own hundred, from 21000 on;
 * those from 20101 to 20137 are older than the hundreds and stand as ranges of their own.
 */
export const RANGES: readonly FailureRange[] = [
  [201, 19_999],
  [20_102, 20_102],
  [20_110, 20_110],
  [20_130, 20_130],
  [20_400, 20_599],
];

export const coreFailures = {
  // session
  sessionUnknown: 401,
  sessionEnded: 402,
  organizationClosing: 403,

  // the specification's catalog
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
  noMatchRegionError: 10_503,

  // our own
  mustChangePassword: 20_102,
  organizationIncomplete: 20_110,
  nameMissing: 20_130,
  invalidInput: 20_400,
  clientHeaderInvalid: 20_401,
  notFound: 20_404,
  conflict: 20_409,
  idempotencyKeyMissing: 20_410,
  idempotencyKeyReused: 20_411,
  originRefused: 20_412,
  tooLarge: 20_413,
  tooMany: 20_429,
  internal: 20_500,
  unavailable: 20_503,
  timedOut: 20_504,
} as const;

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
] as const satisfies readonly (keyof typeof coreFailures)[];
export type CommonFailure = (typeof COMMON_FAILURES)[number];
