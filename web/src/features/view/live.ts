import { listViews } from '@archway/contract/view/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

export const live: LiveReactions = { 'view.changed': () => [answersOf(listViews)] };
