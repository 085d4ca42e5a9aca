import {
  getPartnerInfo,
  listLivePartners,
  listPartnerCodes,
  listPartners,
} from '@archway/contract/partner/calls';
import { listPartnerInvitations } from '@archway/contract/partner/invitation-calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

const PARTNERS = [
  answersOf(getPartnerInfo),
  answersOf(listPartners),
  answersOf(listLivePartners),
  answersOf(listPartnerCodes),
  answersOf(listPartnerInvitations),
];

export const live: LiveReactions = { 'partner.changed': () => PARTNERS };
