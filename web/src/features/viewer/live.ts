import { listMarks } from '@archway/contract/mark/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

export const live: LiveReactions = { 'case.changed': ({ caseId }) => [answersOf(listMarks, { caseId })] };
