import { listDentists } from '@archway/contract/dentist/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

export const live: LiveReactions = { 'dentist.changed': () => [answersOf(listDentists)] };
