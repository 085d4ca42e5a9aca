import { ERROR_TOAST_THROTTLE_MS } from '@archway/rules/web-limits';
import { isCallFailure } from './call-failure.ts';
import { t } from './i18n.ts';
import { reactionTo } from './reactions.ts';

type Listener = (message: string) => void;

const listeners = new Set<Listener>();
let lastAt = -Infinity;

/** Says what went wrong with a call whose screen does not show it by itself; one a second, the others are dropped. */
export function announce(error: unknown, now = performance.now()): void {
  if (isCallFailure(error) && reactionTo(error.failure) !== 'toast') return;
  if (now - lastAt < ERROR_TOAST_THROTTLE_MS) return;
  lastAt = now;
  const message = isCallFailure(error) ? error.message : t('failure.internal');
  for (const listener of listeners) listener(message);
}

export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
