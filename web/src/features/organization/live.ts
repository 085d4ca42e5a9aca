import { info } from '@archway/contract/account/calls';
import { companyInfo } from '@archway/contract/organization/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

// Both carry its name and logo.
export const live: LiveReactions = {
  'organization.changed': () => [answersOf(info), answersOf(companyInfo)],
};
