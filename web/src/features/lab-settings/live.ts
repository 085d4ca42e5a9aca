import { getLabSettings, getPartnerLabSettings } from '@archway/contract/lab-settings/calls';
import { getTreatment } from '@archway/contract/treatment/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

const OF_PARTNERS = [answersOf(getPartnerLabSettings), answersOf(getTreatment)];

export const live: LiveReactions = {
  'labSettings.changed': () => [answersOf(getLabSettings), ...OF_PARTNERS],
  // A partner's own days on the way, and who is a partner at all.
  'partner.changed': () => OF_PARTNERS,
  // The calendar goes by the time zone of the organization.
  'organization.changed': () => [answersOf(getLabSettings)],
};
