import { listFirstSteps } from '@archway/contract/first-steps/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

const reread = () => [answersOf(listFirstSteps)];

// Each step is done by what is really there, whoever has added it.
export const live: LiveReactions = {
  'organization.changed': reread,
  'dentist.changed': reread,
  'member.changed': reread,
  'case.changed': reread,
  'labSettings.changed': reread,
  'partner.changed': reread,
};
