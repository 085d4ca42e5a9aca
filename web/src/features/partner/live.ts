import { getPartnerInfo, listLivePartners, listPartnerCodes } from '@archway/contract/partner/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

const PARTNERS = [answersOf(getPartnerInfo), answersOf(listLivePartners), answersOf(listPartnerCodes)];

export const live: LiveReactions = { 'partner.changed': () => PARTNERS };
