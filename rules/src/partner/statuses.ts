/** The codes of a partnership's status on the wire. */
export const PARTNERSHIP_STATUS = {
  /** With a lab that has no account, for one order. */
  temporary: -2,
  applying: 0,
  accepted: 1,
  rejected: 2,
  canceled: 3,
  terminated: 4,
} as const;
export type PartnershipStatus = (typeof PARTNERSHIP_STATUS)[keyof typeof PARTNERSHIP_STATUS];

/** A pair has at most one of these at a time. */
export const LIVE_STATUSES: readonly PartnershipStatus[] = [
  PARTNERSHIP_STATUS.applying,
  PARTNERSHIP_STATUS.accepted,
];

/** What the screen filters by. */
export const PARTNER_FILTERS = ['canceledAndRejected', 'temp', 'applying', 'accepted'] as const;
export type PartnerFilter = (typeof PARTNER_FILTERS)[number];

export const STATUSES_OF_FILTER: Readonly<Record<PartnerFilter, readonly PartnershipStatus[]>> = {
  canceledAndRejected: [
    PARTNERSHIP_STATUS.rejected,
    PARTNERSHIP_STATUS.canceled,
    PARTNERSHIP_STATUS.terminated,
  ],
  temp: [PARTNERSHIP_STATUS.temporary],
  applying: [PARTNERSHIP_STATUS.applying],
  accepted: [PARTNERSHIP_STATUS.accepted],
};
