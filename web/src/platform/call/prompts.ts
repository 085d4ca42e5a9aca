import type { IdentityGroup } from '@archway/contract/core/call';
import { useSyncExternalStore } from 'react';

/** A question that a call has in the middle of its way, and that a dialog of the shell asks. */
export type Prompt =
  /** Whoever sits here gives a password, else the call is given up. */
  | { kind: 'identity'; group: IdentityGroup; answer: (isVerified: boolean) => void }
  /** The account belongs to another region's site; there is only one way on. */
  | { kind: 'region'; message: string; url: string };

let asked: Prompt | null = null;
const listeners = new Set<() => void>();

function ask(prompt: Prompt | null): void {
  asked = prompt;
  for (const listener of listeners) listener();
}

const underWay = new Map<IdentityGroup, Promise<boolean>>();

/** Asks for the password; calls that need it for the same at the same time wait for the same answer. */
export function askIdentity(group: IdentityGroup): Promise<boolean> {
  const known = underWay.get(group);
  if (known !== undefined) return known;
  const before = Promise.all(underWay.values());
  const answer = before
    .then(
      () =>
        new Promise<boolean>((resolve) => {
          ask({ kind: 'identity', group, answer: resolve });
        }),
    )
    .finally(() => {
      underWay.delete(group);
      ask(null);
    });
  underWay.set(group, answer);
  return answer;
}

export function showRegion(message: string, url: string): void {
  ask({ kind: 'region', message, url });
}

export function usePrompt(): Prompt | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
}
