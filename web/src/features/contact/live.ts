import { listContacts } from '@archway/contract/contact/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

export const live: LiveReactions = { 'contact.changed': () => [answersOf(listContacts)] };
