import { intlLocaleOf, type Language } from '@archway/rules/languages';
import type { MailSpec } from '../platform/mail/mail-spec.ts';
import type { MailContent } from '../platform/mail/render.ts';
import { regionName } from '../platform/mail/site-name.ts';
import { features } from '../main/features.ts';

type Sample = Pick<MailContent, 'params' | 'facts' | 'message'> & { path: string; stopPath?: string };

const SITE = 'https://eu.archway.example';
const WHEN = new Date('2026-11-15T08:40:00Z');

/** Mails about joining an organization. */
const JOINING: Record<'invitation' | 'joinRequested' | 'joinDeclined', Sample> = {
  invitation: {
    params: {
      organization: 'Harbour Street Dental',
      days: 7,
      inviter: 'Dr. Elena Markou',
      role: 'Assistant',
    },
    facts: ['organization', 'inviter', 'role'],
    message: 'Welcome to the team!\n\nElena',
    path: '/join/sign',
  },
  joinRequested: {
    params: {
      organization: 'Harbour Street Dental',
      asker: 'Amara Cole',
      askerEmail: 'amara.cole@harbourstreet.example',
    },
    path: '/account/users',
  },
  joinDeclined: { params: { organization: 'Harbour Street Dental' }, path: '/register' },
};

const invitingLab = (days: number): Sample => ({
  params: { organization: 'Harbour Street Dental', inviter: 'Dr. Elena Markou', days },
  facts: ['organization', 'inviter'],
  message: 'We send about ten cases a month, mostly zirconia crowns and small bridges.',
  path: '/register?invitation=token',
  stopPath: '/no-more-invitations?token=token',
});
/** Mails to labs that have no account. */
const INVITING: Record<'partnerInvitation' | 'partnerInvitationReminder', Sample> = {
  partnerInvitation: invitingLab(7),
  partnerInvitationReminder: invitingLab(4),
};

const ofPartner = { params: { organization: 'Kestrel Dental Lab' }, path: '/partner' };
const PARTNERING = {
  partnerAccepted: ofPartner,
  partnerApplied: ofPartner,
  partnerEnded: ofPartner,
  partnerRejected: ofPartner,
  invitationAnswered: ofPartner,
};

const ofOwnOrder = { params: { order: 'O-261111-7K3QM' }, path: '/order-management/detail/order' };
const ofOrder = { ...ofOwnOrder, params: { organization: 'Kestrel Dental Lab', ...ofOwnOrder.params } };
/** What is told of orders, to either side and inside a clinic. */
const ORDERING = {
  orderSent: ofOrder,
  orderEdited: ofOrder,
  orderCanceled: ofOrder,
  orderAccepted: ofOrder,
  orderRejected: ofOrder,
  orderFilesAdded: ofOrder,
  orderCompleted: ofOrder,
  orderStarted: ofOrder,
  orderReady: ofOrder,
  orderShipped: ofOrder,
  orderShippingCorrected: ofOrder,
  orderCanceledByLab: ofOrder,
  orderReminder: ofOrder,
  releaseAsked: ofOwnOrder,
  releaseReturned: ofOwnOrder,
  orderReleased: ofOwnOrder,
  orderNotAutoAccepted: ofOwnOrder,
};

function samplesIn(language: Language): Record<string, Sample> {
  const time = new Intl.DateTimeFormat(intlLocaleOf(language), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(WHEN);
  const device = 'Firefox, Windows';
  const address = '2001:db8:85a3:8d3:1319:8a2e:370:7348';
  const region = regionName('europe', language);
  const organization = 'Harbour Street Dental';
  const day = new Intl.DateTimeFormat(intlLocaleOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    WHEN,
  );
  const ofOrganization = { params: { organization }, facts: ['organization'] } as const;
  const atTime = { params: { time }, facts: ['time'] } as const;
  const onDevice = { params: { device, address, time }, facts: ['device', 'address', 'time'] } as const;
  const ofRegion = { params: { region }, facts: ['region'] } as const;
  return {
    activate: { params: { days: 7 }, path: '/email-verify/sign' },
    addressInUse: { params: {}, path: '/login' },
    confirmEmail: { params: { hours: 24 }, path: '/email-verify/sign' },
    emailChangeAsked: { params: { email: 'e•••••@clinic.example', days: 7 }, path: '/email-undo/sign' },
    emailChanged: { params: { email: 'e•••••@clinic.example', days: 7 }, path: '/email-undo/sign' },
    ...JOINING,
    contactVerify: {
      params: { organization, days: 7 },
      facts: ['organization'],
      path: '/contact-email-verify/code',
    },
    failedSignIns: {
      params: { count: 10, address, time },
      facts: ['address', 'time'],
      path: '/forget-pass-account',
    },
    newDevice: { ...onDevice, path: '/own-space/change-password' },
    organizationClosed: { ...ofOrganization, path: '/login' },
    organizationClosing: { ...ofOrganization, params: { organization, day }, path: '/login' },
    organizationKept: { ...ofOrganization, path: '/login' },
    pageError: {
      params: { name: 'TypeError', route: '/cases', version: '1.2.3' },
      path: '/platform/operations',
    },
    ...ORDERING,
    ...PARTNERING,
    ...INVITING,
    passkeyAdded: { ...atTime, path: '/own-space' },
    passwordChanged: { ...atTime, path: '/forget-pass' },
    resetByAdministrator: { params: { minutes: 30 }, path: '/forget-pass/sign' },
    resetPassword: { params: { minutes: 30 }, path: '/forget-pass/sign' },
    sessionsEnded: { ...onDevice, path: '/login' },
    siteFound: { ...ofRegion, path: '/login' },
    siteUnknown: { ...ofRegion, path: '/login' },
    twoStepOff: { ...atTime, path: '/own-space' },
    twoStepOn: { ...atTime, path: '/own-space' },
  };
}

/** Every mail of every feature. */
export const allMails: readonly MailSpec[] = features.flatMap(({ mails = {} }) => Object.values(mails));

export function mailNamed(wanted: string): MailSpec {
  const found = allMails.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`no feature has a mail ${wanted}`);
  return found;
}

/** Every mail as its caller would fill it, for tests and pictures. */
export function sampleMails(language: Language): MailContent[] {
  return Object.entries(samplesIn(language)).map(([name, { path, stopPath, ...sample }]) => ({
    ...sample,
    template: mailNamed(name),
    language,
    link: SITE + path,
    ...(stopPath === undefined ? {} : { stopLink: SITE + stopPath }),
    site: SITE,
    region: 'europe',
  }));
}
