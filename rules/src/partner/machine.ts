import { PARTNERSHIP_STATUS, type PartnershipStatus } from './statuses.ts';

export const PARTNER_ACTIONS = ['apply', 'accept', 'reject', 'cancel', 'terminate'] as const;
export type PartnerAction = (typeof PARTNER_ACTIONS)[number];

/** Of the two organizations: the one that asked, and the one that was asked. */
export const PARTNER_SIDES = ['applicant', 'asked'] as const;
export type PartnerSide = (typeof PARTNER_SIDES)[number];

/** The date that each action sets. */
export type PartnershipDate = 'application' | 'cooperation' | 'rejection' | 'cancellation' | 'termination';

export interface PartnershipStep {
  from: PartnershipStatus;
  action: Exclude<PartnerAction, 'apply'>;
  by: readonly PartnerSide[];
  to: PartnershipStatus;
  sets: PartnershipDate;
}

const { applying, accepted, rejected, canceled, terminated } = PARTNERSHIP_STATUS;

/**
 * What can be done with a partnership, by whom, and what it becomes. To apply makes a new one: a pair that parted keeps
 * what was as it was.
 */
export const PARTNERSHIP_STEPS: readonly PartnershipStep[] = [
  { from: applying, action: 'accept', by: ['asked'], to: accepted, sets: 'cooperation' },
  { from: applying, action: 'reject', by: ['asked'], to: rejected, sets: 'rejection' },
  { from: applying, action: 'cancel', by: ['applicant'], to: canceled, sets: 'cancellation' },
  { from: accepted, action: 'terminate', by: ['applicant', 'asked'], to: terminated, sets: 'termination' },
];

/** The step, or nothing where this side cannot do this now. */
export function partnershipStep(
  status: PartnershipStatus,
  action: PartnerAction,
  side: PartnerSide,
): PartnershipStep | undefined {
  return PARTNERSHIP_STEPS.find(
    (step) => step.from === status && step.action === action && step.by.includes(side),
  );
}

/** How a side ends what is live, whichever way it began. */
export function partnershipEnding(status: PartnershipStatus, side: PartnerSide): PartnerAction | undefined {
  return PARTNERSHIP_STEPS.find(
    (step) => step.from === status && step.to !== accepted && step.by.includes(side),
  )?.action;
}

/** What a side can do now, in the order of the table. */
export function partnershipActions(status: PartnershipStatus, side: PartnerSide): PartnerAction[] {
  return PARTNERSHIP_STEPS.filter((step) => step.from === status && step.by.includes(side)).map(
    ({ action }) => action,
  );
}
