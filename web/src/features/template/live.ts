import { listTemplates } from '@archway/contract/template/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

const TEMPLATES = [answersOf(listTemplates)];

export const live: LiveReactions = {
  'template.changed': () => TEMPLATES,
  // Templates name their dentist.
  'dentist.changed': () => TEMPLATES,
};
