import { CLINIC, CUSTOMERS, LAB, type PolicyRow } from './row.ts';

const common = { who: 'partner:record:manage', types: CUSTOMERS, ofTwo: true } as const;

/** A third organization, even one with a partner in common, can't tell a partnership from one that does not exist. */
const OF_OTHERS = { partnersOther: 'notFound', foreign: 'notFound', missing: 'notFound' } as const;
/** What has ended is read and stays as it is. */
const ENDED = { formerPartner: 'partnershipChanged' } as const;
const ANSWER = {
  own: 'ok',
  ownApplication: 'partnershipChanged',
  partner: 'partnershipChanged',
  older: 'partnershipChanged',
  ...ENDED,
  ...OF_OTHERS,
} as const;
const alike = Object.keys(OF_OTHERS);

const NO_ONE = {
  unlisted: 'notFound',
  ownKind: 'notFound',
  otherRegion: 'notFound',
  closing: 'notFound',
  foreign: 'notFound',
  missing: 'notFound',
} as const;

const WORTHLESS = {
  used: 'noGetpartnerName',
  withdrawn: 'noGetpartnerName',
  expired: 'noGetpartnerName',
  closing: 'noGetpartnerName',
  missing: 'noGetpartnerName',
} as const;

const inviting = { who: 'partner:record:manage', types: CLINIC } as const;
const INVITATION_OF_OTHERS = { foreign: 'notFound', missing: 'notFound' } as const;
/** Which it was can't be told. */
const WORTHLESS_LINK = {
  canceled: 'invitationExpired',
  answered: 'invitationExpired',
  expired: 'invitationExpired',
  replaced: 'invitationExpired',
  missing: 'invitationExpired',
} as const;

export const partnerPolicy: Readonly<Record<string, PolicyRow>> = {
  'user/getPartnerInfo': {
    ...common,
    forms: { partner: 'ok', application: 'ok', formerPartner: 'ok', ...OF_OTHERS },
    alike,
  },
  'user/partner/listByPage': {
    ...common,
    forms: {
      partner: 'ok',
      formerPartner: 'ok',
      collidingName: 'ok',
      partnersOther: 'ok',
      foreign: 'ok',
      missing: 'ok',
    },
    alike,
  },
  'user/partner/listLive': {
    ...common,
    who: 'session',
    forms: { partner: 'ok', application: 'ok', formerPartner: 'ok', partnersOther: 'ok', foreign: 'ok' },
  },
  'user/partner/apply': {
    ...common,
    complete: true,
    forms: { own: 'ok', partner: 'partnerAlready', formerPartner: 'ok', ...NO_ONE },
    alike: Object.keys(NO_ONE),
  },
  'user/partner/accept': { ...common, complete: true, forms: ANSWER, alike },
  'user/partner/reject': { ...common, forms: ANSWER, alike },
  'user/partner/cancel': {
    ...common,
    forms: {
      own: 'ok',
      theirApplication: 'partnershipChanged',
      partner: 'partnershipChanged',
      older: 'partnershipChanged',
      ...ENDED,
      ...OF_OTHERS,
    },
    alike,
  },
  'user/partner/terminate': {
    ...common,
    identity: 'administrator',
    forms: {
      partner: 'ok',
      application: 'partnershipChanged',
      older: 'partnershipChanged',
      ...ENDED,
      ...OF_OTHERS,
    },
    alike,
  },
  'user/partner/setAutoAccept': {
    ...common,
    types: LAB,
    forms: {
      partner: 'ok',
      application: 'partnershipChanged',
      older: 'partnershipChanged',
      ...ENDED,
      ...OF_OTHERS,
    },
    alike,
  },
  'user/partner/setDaysOnWay': {
    ...common,
    types: LAB,
    forms: {
      partner: 'ok',
      application: 'partnershipChanged',
      older: 'partnershipChanged',
      ...ENDED,
      ...OF_OTHERS,
    },
    alike,
  },
  'user/partner/searchDirectory': {
    ...common,
    forms: {
      own: 'ok',
      unlisted: 'ok',
      ownKind: 'ok',
      otherRegion: 'ok',
      closing: 'ok',
      foreign: 'ok',
      missing: 'ok',
    },
    alike: Object.keys(NO_ONE),
  },
  'user/partner/listCodes': { ...common, forms: { own: 'ok', used: 'ok', foreign: 'ok' } },
  'user/partner/makeCode': { ...common, complete: true, forms: { own: 'ok', room: 'ok' } },
  'user/partner/withdrawCode': {
    ...common,
    forms: {
      own: 'ok',
      used: 'notFound',
      withdrawn: 'notFound',
      partner: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
    alike: ['used', 'withdrawn', 'partner', 'foreign', 'missing'],
  },
  'user/partner/invite': {
    ...inviting,
    complete: true,
    forms: { own: 'ok', invited: 'ok', ofClinic: 'ok', invitedByOther: 'ok' },
  },
  'user/partner/listInvitations': { ...inviting, forms: { own: 'ok', foreign: 'ok', missing: 'ok' } },
  'user/partner/resendInvitation': {
    ...inviting,
    complete: true,
    forms: {
      own: 'ok',
      expired: 'ok',
      canceled: 'invitationChanged',
      older: 'invitationChanged',
      ...INVITATION_OF_OTHERS,
    },
  },
  'user/partner/cancelInvitation': {
    ...inviting,
    forms: {
      own: 'ok',
      expired: 'invitationChanged',
      canceled: 'invitationChanged',
      older: 'invitationChanged',
      ...INVITATION_OF_OTHERS,
    },
  },
  'user/partner/openInvitation': {
    who: 'public',
    forms: { own: 'ok', ...WORTHLESS_LINK },
    alike: Object.keys(WORTHLESS_LINK),
  },
  'user/partner/stopInvitations': {
    who: 'public',
    forms: { own: 'ok', canceled: 'ok', missing: 'ok' },
    alike: ['own', 'canceled', 'missing'],
  },
  'user/partner/checkInvitationCode': {
    who: 'public',
    forms: { own: 'ok', ownKind: 'noGetpartnerName', ...WORTHLESS },
    alike: ['ownKind', ...Object.keys(WORTHLESS)],
  },
  'user/partner/useInvitationCode': {
    ...common,
    complete: true,
    forms: {
      own: 'ok',
      application: 'ok',
      partner: 'partnerAlready',
      ownKind: 'noGetpartnerName',
      otherRegion: 'noGetpartnerName',
      ...WORTHLESS,
    },
    alike: ['ownKind', 'otherRegion', ...Object.keys(WORTHLESS)],
  },
};
