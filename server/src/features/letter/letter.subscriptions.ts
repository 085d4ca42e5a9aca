import { push, subscribe } from '../../platform/events/events.ts';
import { lettersChanged } from './letter.events.ts';

export const letterSubscriptions = [
  subscribe(lettersChanged, ({ orgId, payload: { userCodes, isNew } }) => [
    push({ orgId, userCodes }, 'letter.changed', { isNew }),
  ]),
];
