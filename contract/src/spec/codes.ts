import type { SpecItem } from './item.ts';

export interface SpecCode extends SpecItem {
  /** The name in `CODES`. */
  name: string;
  code: number;
  /** Our servers never send it: the name that the web app has for it, since something before them may. */
  heardAs?: string;
}

export const SPEC_CODES = [
  // Used in the specification's text without a name; the names are ours.
  { name: 'ok', code: 200, state: 'built' },
  { name: 'sessionUnknown', code: 401, state: 'built' },
  { name: 'sessionEnded', code: 402, state: 'built' },
  { name: 'organizationClosing', code: 403, state: 'built' },
  { name: 'forcedLogout', code: 503, heardAs: 'SERVICE_UNAVAILABLE', state: 'built' },

  // the error catalog; an owed one has a name and a reaction of the page, and no call answers it yet
  { name: 'noVerifyEmail', code: 1019, state: 'built' },
  { name: 'noPerm', code: 1002, state: 'built' },
  { name: 'resourceIsBeingPrepared', code: 2007, state: 'built' },
  { name: 'noGetpartnerName', code: 410, state: 'built' },
  { name: 'accountDotExistAuthLogin', code: 411, state: 'owed' },
  { name: 'verifyCodeError', code: 3002, state: 'built' },
  { name: 'noMatchRegionError', code: 10503, state: 'owed' },
  { name: 'resetPasswordNeedVerify', code: 1074, state: 'built' },
  { name: 'reportLinkExpired', code: 2009, state: 'owed' },
  { name: 'loginMoreFail', code: 1075, state: 'built' },
  { name: 'wsExportDownloadDisabled', code: 5010, state: 'owed' },

  // processing
  { name: 'uploading', code: 2017, state: 'built' },
  { name: 'calculating', code: 2018, state: 'built' },
  { name: 'processingFailed', code: 2019, state: 'built' },
  // In the catalog under this name, and among the processing codes as "invalid link".
  { name: 'linkExpire', code: 2020, state: 'built' },
] as const satisfies readonly SpecCode[];
