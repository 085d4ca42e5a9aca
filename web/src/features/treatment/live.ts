import { getTreatment } from '@archway/contract/treatment/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

export const live: LiveReactions = { 'case.changed': ({ caseId }) => [answersOf(getTreatment, { caseId })] };
