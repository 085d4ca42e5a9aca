import { listImplantKits } from '@archway/contract/implant-kit/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

export const live: LiveReactions = { 'implantKit.changed': () => [answersOf(listImplantKits)] };
