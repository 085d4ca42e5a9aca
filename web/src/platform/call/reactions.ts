import type { FailureName } from '@archway/contract/codes';

/**
 * What a page does about a failure beside what its screen shows.
 * - `toast`: says so, once a second at most
 * - `inPlace`: the screen shows it where it happened: at the field, or instead of what could not be shown
 * - `silent`: something else is being done about it
 */
export type Reaction = 'toast' | 'inPlace' | 'silent';

const REACTIONS: Partial<Record<FailureName, Reaction>> = {
  // The tokens are exchanged, or the sign-in page says why it is shown.
  sessionUnknown: 'silent',
  sessionEnded: 'silent',
  organizationClosing: 'silent',
  // The password dialog opens.
  resetPasswordNeedVerify: 'silent',
  // Asked again until it is there.
  resourceIsBeingPrepared: 'silent',
  uploading: 'silent',
  calculating: 'silent',
  // The region dialog opens.
  noMatchRegionError: 'silent',

  noPerm: 'inPlace',
  noVerifyEmail: 'inPlace',
  loginMoreFail: 'inPlace',
  reportLinkExpired: 'inPlace',
  linkExpire: 'inPlace',
  verifyCodeError: 'inPlace',
  noGetpartnerName: 'inPlace',
  accountDotExistAuthLogin: 'inPlace',
  wsExportDownloadDisabled: 'inPlace',
  mustChangePassword: 'silent',
};

export function reactionTo(failure: FailureName, { isChange = false } = {}): Reaction {
  if (isChange && failure === 'noPerm') return 'toast';
  return REACTIONS[failure] ?? 'toast';
}
