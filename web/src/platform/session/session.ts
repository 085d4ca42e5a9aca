import type { Tokens } from '@archway/contract/session/model';
import { useSyncExternalStore } from 'react';
import { clearAfterSession, STORAGE } from './storage.ts';

/** One sign-in on this computer. Every tab of it has the same id, whatever its tokens are by now. */
export interface Session extends Tokens {
  id: string;
}

/** What the page shows: whether somebody is signed in, and else why not. */
export interface SessionState {
  sessionId: string | null;
  notice: string | null;
  /** Whose session ended by itself; null for a visitor, undefined for whoever chose to leave. */
  leftBy: string | null | undefined;
}

let held: Session | null = storedSession();
let user: string | null = null;
let state: SessionState = { sessionId: held?.id ?? null, notice: null, leftBy: null };
const listeners = new Set<() => void>();

function show(next: Session | null, end: Omit<SessionState, 'sessionId'>): void {
  held = next;
  state = { sessionId: next?.id ?? null, ...end };
  for (const listener of listeners) listener();
}

/** Whose session it is, as soon as it is known: pages are remembered for them alone. */
export function nameUser(userCode: string): void {
  user = userCode;
}

/** The session of this tab, with tokens as new as any tab has them. */
export function heldSession(): Session | null {
  const stored = storedSession();
  if (held !== null && stored?.id === held.id) held = stored;
  return held;
}

export function storedSession(): Session | null {
  const text = globalThis.localStorage?.getItem(STORAGE.session) ?? null;
  if (text === null) return null;
  try {
    const { id, accessToken, refreshToken } = JSON.parse(text) as Partial<Session>;
    return typeof id === 'string' && typeof accessToken === 'string'
      ? { id, accessToken, refreshToken: refreshToken ?? null }
      : null;
  } catch {
    return null;
  }
}

function store(session: Session): void {
  localStorage.setItem(STORAGE.session, JSON.stringify(session));
}

export function startSession(tokens: Tokens): void {
  const session = { id: crypto.randomUUID(), ...tokens };
  store(session);
  user = null;
  show(session, { notice: null, leftBy: null });
}

/** Takes a rotated pair. A session that was left in the meantime, here or in another tab, does not come back. */
export function keepTokens(sessionId: string, { accessToken, refreshToken }: Tokens): void {
  if (storedSession()?.id !== sessionId) return;
  const session = { id: sessionId, accessToken, refreshToken };
  store(session);
  if (held?.id === sessionId) held = session;
}

/** Signs this tab out of a session that is over; the others notice by the storage. Chosen: nothing is remembered. */
export function endSession(
  sessionId: string,
  { notice = null, chosen = false }: { notice?: string | null; chosen?: boolean } = {},
): void {
  const stored = storedSession();
  if (stored === null || stored.id === sessionId) clearAfterSession(chosen ? user : null);
  if (held?.id !== sessionId) return;
  if (stored !== null && stored.id !== sessionId) location.reload();
  else show(null, { notice, leftBy: chosen ? undefined : user });
}

/**
 * Tabs of one session hand on their tokens. A tab whose session is not the stored one starts again as what it is now,
 * as soon as somebody looks at it.
 */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE.session || key === null) follow();
  });
  document.addEventListener('visibilitychange', follow);
}

function follow(): void {
  const stored = storedSession();
  if (stored?.id === held?.id) held = stored;
  else if (stored === null) show(null, { notice: null, leftBy: undefined });
  else if (document.visibilityState === 'visible') location.reload();
}

/** Hears that somebody has signed in or out. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useSession(): SessionState {
  return useSyncExternalStore(onSession, () => state);
}
