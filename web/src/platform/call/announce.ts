import { isCallFailure } from './call-failure.ts';
import { t } from '../text/i18n.ts';
import { reactionTo } from './reactions.ts';

type Listener = (message: string) => void;

const listeners = new Set<Listener>();

/**
 * Says what went wrong with a call whose screen does not show it by itself. A screen that may not be seen shows that in
 * its own place; a change that may not be made (`isChange`) would otherwise fail without a word.
 */
export function announce(error: unknown, { isChange = false } = {}): void {
  if (isCallFailure(error) && reactionTo(error.failure, { isChange }) !== 'toast') return;
  const message = isCallFailure(error) ? error.message : t('failure.internal');
  for (const listener of listeners) listener(message);
}

export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
