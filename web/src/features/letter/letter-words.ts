import type { Letter } from '@archway/contract/letter/model';
import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import { groupOf, type NoticeEvent, type NoticeGroup } from '@archway/rules/notice-events';
import type { Icon } from '@archway/ui/icon';
import {
  Archive,
  Handshake,
  HardDrive,
  Laptop,
  MessageSquare,
  Package,
  PenTool,
  Sparkles,
  UserPlus,
} from 'lucide-react';

interface WordKeys {
  title: TextKey;
  text: TextKey;
}

/** Only events that are told by letter have words. */
const WORDS: Partial<Record<NoticeEvent, WordKeys>> = {
  partnerApplied: { title: 'letter.partnerApplied.title', text: 'letter.partnerApplied.text' },
  partnerAccepted: { title: 'letter.partnerAccepted.title', text: 'letter.partnerAccepted.text' },
  partnerRejected: { title: 'letter.partnerRejected.title', text: 'letter.partnerRejected.text' },
  invitationAnswered: {
    title: 'letter.invitationAnswered.title',
    text: 'letter.invitationAnswered.text',
  },
  joinRequested: { title: 'letter.joinRequested.title', text: 'letter.joinRequested.text' },
  partnerEnded: { title: 'letter.partnerEnded.title', text: 'letter.partnerEnded.text' },
  orderSent: { title: 'letter.orderSent.title', text: 'letter.orderSent.text' },
  orderEdited: { title: 'letter.orderEdited.title', text: 'letter.orderEdited.text' },
  orderCanceled: { title: 'letter.orderCanceled.title', text: 'letter.orderCanceled.text' },
  orderFilesAdded: {
    title: 'letter.orderFilesAdded.title',
    text: 'letter.orderFilesAdded.text',
  },
  orderCompleted: {
    title: 'letter.orderCompleted.title',
    text: 'letter.orderCompleted.text',
  },
  orderStarted: {
    title: 'letter.orderStarted.title',
    text: 'letter.orderStarted.text',
  },
  orderReady: {
    title: 'letter.orderReady.title',
    text: 'letter.orderReady.text',
  },
  orderShipped: {
    title: 'letter.orderShipped.title',
    text: 'letter.orderShipped.text',
  },
  orderShippingCorrected: {
    title: 'letter.orderShippingCorrected.title',
    text: 'letter.orderShippingCorrected.text',
  },
  orderReminder: {
    title: 'letter.orderReminder.title',
    text: 'letter.orderReminder.text',
  },
  orderHold: { title: 'letter.orderHold.title', text: 'letter.orderHold.text' },
  orderResumed: { title: 'letter.orderResumed.title', text: 'letter.orderResumed.text' },
  orderDateProposed: { title: 'letter.orderDateProposed.title', text: 'letter.orderDateProposed.text' },
  orderDateAnswered: { title: 'letter.orderDateAnswered.title', text: 'letter.orderDateAnswered.text' },
  orderCancelAsked: { title: 'letter.orderCancelAsked.title', text: 'letter.orderCancelAsked.text' },
  orderCancelAnswered: { title: 'letter.orderCancelAnswered.title', text: 'letter.orderCancelAnswered.text' },
  orderLate: { title: 'letter.orderLate.title', text: 'letter.orderLate.text' },
  orderRedeliveryAsked: {
    title: 'letter.orderRedeliveryAsked.title',
    text: 'letter.orderRedeliveryAsked.text',
  },
  orderRemake: { title: 'letter.orderRemake.title', text: 'letter.orderRemake.text' },
  orderAssigned: { title: 'letter.orderAssigned.title', text: 'letter.orderAssigned.text' },
  orderAccepted: { title: 'letter.orderAccepted.title', text: 'letter.orderAccepted.text' },
  orderRejected: { title: 'letter.orderRejected.title', text: 'letter.orderRejected.text' },
  releaseAsked: { title: 'letter.releaseAsked.title', text: 'letter.releaseAsked.text' },
  releaseReturned: { title: 'letter.releaseReturned.title', text: 'letter.releaseReturned.text' },
  orderReleased: { title: 'letter.orderReleased.title', text: 'letter.orderReleased.text' },
  orderNotAutoAccepted: {
    title: 'letter.orderNotAutoAccepted.title',
    text: 'letter.orderNotAutoAccepted.text',
  },
};

export interface LetterWords {
  title: string;
  text: string;
}

/** What a letter says. One without words, or without what its words need, says that there is something. */
export function letterWords(t: Translate, { event, params }: Pick<Letter, 'event' | 'params'>): LetterWords {
  const keys = WORDS[event];
  try {
    if (keys !== undefined) return { title: t(keys.title, params), text: t(keys.text, params) };
  } catch {
    // A parameter is missing: a letter of another version.
  }
  return { title: t('letter.other.title'), text: t('letter.other.text') };
}

const ICONS: Record<NoticeGroup, Icon> = {
  orders: Package,
  design: PenTool,
  messages: MessageSquare,
  partners: Handshake,
  exportsAndStorage: HardDrive,
  security: Laptop,
  software: Sparkles,
};

/** Where that of the group would say something else. */
const OWN_ICONS: Partial<Record<NoticeEvent, Icon>> = { exportEnded: Archive, joinRequested: UserPlus };

export const letterIcon = (event: NoticeEvent): Icon => OWN_ICONS[event] ?? ICONS[groupOf(event)];
