import { searchAll } from '@archway/contract/search/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

const FOUND = [answersOf(searchAll)];

export const live: LiveReactions = {
  'case.changed': () => FOUND,
  'order.changed': () => FOUND,
  'patient.changed': () => FOUND,
  'member.changed': () => FOUND,
  'partner.changed': () => FOUND,
};
