import { listSysMsg } from '@archway/contract/letter/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

const LETTERS = [answersOf(listSysMsg)];

export const live: LiveReactions = { 'letter.changed': () => LETTERS };
