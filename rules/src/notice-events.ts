import { ORGANIZATION_TYPE } from './organization-types.ts';

/** The two ways a user's message receiving type can name. */
export const MESSAGE_RECEIVING_TYPES = ['stationLetter', 'sms'] as const;
export type MessageReceivingType = (typeof MESSAGE_RECEIVING_TYPES)[number];

/** Every event can come by every one of them; a station letter is a message inside the portal. */
export const NOTICE_CHANNELS = ['stationLetter', 'email', 'sms'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** Whom an event can concern. The platform's side are its own people, dealers and manufacturers. */
export type NoticeSide = 'clinic' | 'lab' | 'platform';

export const NOTICE_GROUPS = [
  'orders',
  'design',
  'messages',
  'partners',
  'exportsAndStorage',
  'security',
  'software',
] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

interface EventSpec {
  group: NoticeGroup;
  /** Those who are told: of what happens on an order, the other side. */
  sides: readonly NoticeSide[];
  /** Somebody has to do something about it, so it is mailed unless its reader says otherwise. */
  needsAction: boolean;
}

const LAB = ['lab'] as const;
const CLINIC = ['clinic'] as const;
const BOTH = ['clinic', 'lab'] as const;
const ALL = ['clinic', 'lab', 'platform'] as const;

/** What a user can be told of, in the order of the screen. */
const EVENTS = {
  orderSent: { group: 'orders', sides: LAB, needsAction: true },
  orderEdited: { group: 'orders', sides: LAB, needsAction: true },
  orderAccepted: { group: 'orders', sides: CLINIC, needsAction: false },
  orderRejected: { group: 'orders', sides: CLINIC, needsAction: true },
  orderFilesAdded: { group: 'orders', sides: LAB, needsAction: true },
  orderStarted: { group: 'orders', sides: CLINIC, needsAction: false },
  orderReady: { group: 'orders', sides: CLINIC, needsAction: false },
  orderShipped: { group: 'orders', sides: CLINIC, needsAction: false },
  orderShippingCorrected: { group: 'orders', sides: CLINIC, needsAction: false },
  orderReminder: { group: 'orders', sides: CLINIC, needsAction: true },
  orderCompleted: { group: 'orders', sides: LAB, needsAction: false },
  // Whoever goes on working on it works in vain.
  orderCanceled: { group: 'orders', sides: BOTH, needsAction: true },
  orderCancelAsked: { group: 'orders', sides: LAB, needsAction: true },
  orderCancelAnswered: { group: 'orders', sides: CLINIC, needsAction: true },
  orderHold: { group: 'orders', sides: BOTH, needsAction: true },
  orderResumed: { group: 'orders', sides: BOTH, needsAction: false },
  orderDateProposed: { group: 'orders', sides: CLINIC, needsAction: true },
  orderDateAnswered: { group: 'orders', sides: LAB, needsAction: false },
  orderLate: { group: 'orders', sides: BOTH, needsAction: true },
  orderRedeliveryAsked: { group: 'orders', sides: LAB, needsAction: true },
  orderRemake: { group: 'orders', sides: LAB, needsAction: false },
  orderAssigned: { group: 'orders', sides: LAB, needsAction: true },
  orderNotAutoAccepted: { group: 'orders', sides: LAB, needsAction: true },
  releaseAsked: { group: 'orders', sides: CLINIC, needsAction: true },
  releaseReturned: { group: 'orders', sides: CLINIC, needsAction: true },
  orderReleased: { group: 'orders', sides: CLINIC, needsAction: false },
  designSubmitted: { group: 'design', sides: CLINIC, needsAction: true },
  designApproved: { group: 'design', sides: LAB, needsAction: true },
  designChangesAsked: { group: 'design', sides: LAB, needsAction: true },
  message: { group: 'messages', sides: BOTH, needsAction: false },
  partnerApplied: { group: 'partners', sides: BOTH, needsAction: true },
  partnerAccepted: { group: 'partners', sides: BOTH, needsAction: false },
  partnerRejected: { group: 'partners', sides: BOTH, needsAction: false },
  partnerEnded: { group: 'partners', sides: BOTH, needsAction: false },
  invitationAnswered: { group: 'partners', sides: BOTH, needsAction: false },
  exportEnded: { group: 'exportsAndStorage', sides: BOTH, needsAction: false },
  storage80: { group: 'exportsAndStorage', sides: BOTH, needsAction: false },
  storage95: { group: 'exportsAndStorage', sides: BOTH, needsAction: true },
  storage100: { group: 'exportsAndStorage', sides: BOTH, needsAction: true },
  purgeNotice: { group: 'exportsAndStorage', sides: BOTH, needsAction: true },
  joinRequested: { group: 'security', sides: ALL, needsAction: true },
  newDevice: { group: 'security', sides: ALL, needsAction: true },
  softwareRelease: { group: 'software', sides: ALL, needsAction: false },
} as const satisfies Record<string, EventSpec>;

export type NoticeEvent = keyof typeof EVENTS;
export const NOTICE_EVENTS = Object.keys(EVENTS) as [NoticeEvent, ...NoticeEvent[]];

/**
 * Mails about how somebody signs in. They cannot be switched off: whoever has got into an account would do that first.
 */
export const FIXED_MAILS = ['passwordChanged', 'twoStep', 'passkeyAdded', 'sessionsEnded'] as const;

/** Its mail can be switched off, and the screen advises against it. */
export const ADVISED_MAILS: readonly NoticeEvent[] = ['newDevice'];

export type NoticeChoices = Record<NoticeChannel, boolean>;

/** What holds for an event while its reader has set nothing singly. */
export function defaultChoices(event: NoticeEvent, receivingType: MessageReceivingType): NoticeChoices {
  return {
    stationLetter: receivingType === 'stationLetter',
    email: EVENTS[event].needsAction,
    sms: receivingType === 'sms',
  };
}

export function groupOf(event: NoticeEvent): NoticeGroup {
  return EVENTS[event].group;
}

/** The events that concern the members of such an organization. */
export function noticeEventsOf(organizationType: number): NoticeEvent[] {
  const side = sideOf(organizationType);
  return NOTICE_EVENTS.filter((event) => (EVENTS[event].sides as readonly NoticeSide[]).includes(side));
}

function sideOf(organizationType: number): NoticeSide {
  if (organizationType === ORGANIZATION_TYPE.clinic) return 'clinic';
  return organizationType === ORGANIZATION_TYPE.lab ? 'lab' : 'platform';
}
