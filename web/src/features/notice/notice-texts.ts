import type { TextKey } from '@archway/locales/keys';
import type { FIXED_MAILS, NoticeChannel, NoticeEvent, NoticeGroup } from '@archway/rules/notice-events';

export const CHANNEL_NAMES: Readonly<Record<NoticeChannel, TextKey>> = {
  stationLetter: 'notices.channel.stationLetter',
  email: 'notices.channel.email',
  sms: 'notices.channel.sms',
};

export const GROUP_NAMES: Readonly<Record<NoticeGroup, TextKey>> = {
  orders: 'notices.group.orders',
  design: 'notices.group.design',
  messages: 'notices.group.messages',
  partners: 'notices.group.partners',
  exportsAndStorage: 'notices.group.exportsAndStorage',
  security: 'notices.group.security',
  software: 'notices.group.software',
};

export const EVENT_NAMES: Readonly<Record<NoticeEvent, TextKey>> = {
  orderSent: 'notices.event.orderSent',
  orderEdited: 'notices.event.orderEdited',
  orderAccepted: 'notices.event.orderAccepted',
  orderFilesAdded: 'notices.event.orderFilesAdded',
  orderShippingCorrected: 'notices.event.orderShippingCorrected',
  orderReminder: 'notices.event.orderReminder',
  orderRejected: 'notices.event.orderRejected',
  orderStarted: 'notices.event.orderStarted',
  orderReady: 'notices.event.orderReady',
  orderShipped: 'notices.event.orderShipped',
  orderCompleted: 'notices.event.orderCompleted',
  orderCanceled: 'notices.event.orderCanceled',
  orderCancelAsked: 'notices.event.orderCancelAsked',
  orderHold: 'notices.event.orderHold',
  orderDateProposed: 'notices.event.orderDateProposed',
  orderCancelAnswered: 'notices.event.orderCancelAnswered',
  orderResumed: 'notices.event.orderResumed',
  orderDateAnswered: 'notices.event.orderDateAnswered',
  orderLate: 'notices.event.orderLate',
  orderRedeliveryAsked: 'notices.event.orderRedeliveryAsked',
  orderRemake: 'notices.event.orderRemake',
  orderAssigned: 'notices.event.orderAssigned',
  orderNotAutoAccepted: 'notices.event.orderNotAutoAccepted',
  releaseAsked: 'notices.event.releaseAsked',
  releaseReturned: 'notices.event.releaseReturned',
  orderReleased: 'notices.event.orderReleased',
  designSubmitted: 'notices.event.designSubmitted',
  designApproved: 'notices.event.designApproved',
  designChangesAsked: 'notices.event.designChangesAsked',
  message: 'notices.event.message',
  partnerApplied: 'notices.event.partnerApplied',
  partnerAccepted: 'notices.event.partnerAccepted',
  partnerRejected: 'notices.event.partnerRejected',
  partnerEnded: 'notices.event.partnerEnded',
  invitationAnswered: 'notices.event.invitationAnswered',
  exportEnded: 'notices.event.exportEnded',
  storage80: 'notices.event.storage80',
  storage95: 'notices.event.storage95',
  storage100: 'notices.event.storage100',
  purgeNotice: 'notices.event.purgeNotice',
  joinRequested: 'notices.event.joinRequested',
  newDevice: 'notices.event.newDevice',
  softwareRelease: 'notices.event.softwareRelease',
};

export const FIXED_NAMES: Readonly<Record<(typeof FIXED_MAILS)[number], TextKey>> = {
  passwordChanged: 'notices.fixed.passwordChanged',
  twoStep: 'notices.fixed.twoStep',
  passkeyAdded: 'notices.fixed.passkeyAdded',
  sessionsEnded: 'notices.fixed.sessionsEnded',
};
