import { readDraft, type Draft } from './draft.ts';

/** In this tab only, and until it is closed: two registrations side by side do not meet. */
const KEY = 'archway.registration';

export const keptDraft = (): Draft => readDraft(sessionStorage.getItem(KEY));

export function keepDraft(draft: Draft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft));
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
