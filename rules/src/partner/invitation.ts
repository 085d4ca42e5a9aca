/** The codes of an invitation's status on the wire. */
export const INVITATION_STATUS = {
  inviting: 0,
  /** The link was opened. */
  registering: 1,
  /** Registered, and partners. */
  invited: 2,
  expired: 3,
  canceled: 4,
} as const;
export type InvitationStatus = (typeof INVITATION_STATUS)[keyof typeof INVITATION_STATUS];

/** A clinic has at most one of these for an address at a time. */
export const LIVE_INVITATIONS: readonly InvitationStatus[] = [
  INVITATION_STATUS.inviting,
  INVITATION_STATUS.registering,
];

/** What came of it when a clinic invited an address: an invitation, or the reason why not. */
export const INVITE_OUTCOMES = [
  'invited',
  /** The lab is registering right now. */
  'registering',
  /** A lab has an account with this address. */
  'exists',
  /** Disabled, closing or incomplete. */
  'hasIssues',
  /** This clinic has a live invitation to this address. */
  'alreadyInvited',
  /** The organization exists and is no lab. */
  'notALab',
] as const;
export type InviteOutcome = (typeof INVITE_OUTCOMES)[number];

/** Of one clinic within 24 hours, whatever came of each. */
export const MOST_INVITATIONS_A_DAY = 20;
/** After which whoever has not registered is reminded, once for each link. */
export const REMINDER_DAYS = 3;

export const INVITATION_ACTIONS = ['open', 'register', 'expire', 'resend', 'cancel'] as const;
export type InvitationAction = (typeof INVITATION_ACTIONS)[number];

export const INVITATION_ACTORS = ['clinic', 'guest', 'time'] as const;
export type InvitationActor = (typeof INVITATION_ACTORS)[number];

/** What the clinic can do, which is what its screen offers. */
export const CLINIC_INVITATION_ACTIONS = ['resend', 'cancel'] as const;
export type ClinicInvitationAction = (typeof CLINIC_INVITATION_ACTIONS)[number];

export interface InvitationStep {
  from: InvitationStatus;
  action: InvitationAction;
  by: InvitationActor;
  to: InvitationStatus;
}

const { inviting, registering, invited, expired, canceled } = INVITATION_STATUS;

/** What can happen to an invitation, by whom, and what it becomes. To send it again makes the old link worthless. */
export const INVITATION_STEPS: readonly InvitationStep[] = [
  { from: inviting, action: 'open', by: 'guest', to: registering },
  { from: inviting, action: 'register', by: 'guest', to: invited },
  { from: registering, action: 'register', by: 'guest', to: invited },
  { from: inviting, action: 'expire', by: 'time', to: expired },
  { from: registering, action: 'expire', by: 'time', to: expired },
  { from: inviting, action: 'resend', by: 'clinic', to: inviting },
  { from: registering, action: 'resend', by: 'clinic', to: inviting },
  { from: expired, action: 'resend', by: 'clinic', to: inviting },
  { from: inviting, action: 'cancel', by: 'clinic', to: canceled },
  { from: registering, action: 'cancel', by: 'clinic', to: canceled },
];

/** The step, or nothing where this can't be done now. */
export function invitationStep(
  status: InvitationStatus,
  action: InvitationAction,
): InvitationStep | undefined {
  return INVITATION_STEPS.find((step) => step.from === status && step.action === action);
}

/** What the clinic can do now, in the order of the table. */
export function invitationActions(status: InvitationStatus): ClinicInvitationAction[] {
  return CLINIC_INVITATION_ACTIONS.filter((action) => invitationStep(status, action) !== undefined);
}

/** How an invitation stands: one whose days are over has expired, though nobody has written it down yet. */
export function invitationStatusNow(status: InvitationStatus, isOver: boolean): InvitationStatus {
  return isOver ? (invitationStep(status, 'expire')?.to ?? status) : status;
}
