import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [[22_500, 22_599]];

export const partnerFailures = {
  /** The pair has a partnership or an application already. */
  partnerAlready: 22_500,
  /** The other side, or somebody else of one's own, was quicker. */
  partnershipChanged: 22_501,
  /** What is to end has open orders, which are named. */
  hasOpenOrders: 22_502,
  tooManyPartnerCodes: 22_503,
  /** Used, canceled, over, or never was. */
  invitationExpired: 22_504,
  /** Answered meanwhile, or somebody else of the clinic was quicker. */
  invitationChanged: 22_505,
  tooManyPartnerInvitations: 22_506,
} as const;
