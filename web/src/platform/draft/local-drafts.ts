import { LOCAL_DRAFT_DAYS, type DraftKind } from '@archway/rules/drafts';
import { DRAFT_PREFIX } from '../session/storage.ts';

/** Whose draft it is, and of what. */
export interface DraftName {
  userCode: string;
  kind: DraftKind;
  subject: string;
}

/** A copy that is kept on this computer while the server cannot be reached. */
export interface LocalDraft {
  body: string;
  /** The version of the server's that it goes on from. */
  version: number;
  /** Milliseconds since 1970. */
  at: number;
}

const MOST_MS = LOCAL_DRAFT_DAYS * 24 * 60 * 60 * 1_000;
const keyOf = ({ userCode, kind, subject }: DraftName): string =>
  `${DRAFT_PREFIX}${userCode}.${kind}.${subject}`;

export function readLocalDraft(name: DraftName, storage: Storage = localStorage): LocalDraft | null {
  dropOldDrafts(storage);
  return parse(storage.getItem(keyOf(name)));
}

/** A full storage loses the copy, not the form. */
export function writeLocalDraft(
  name: DraftName,
  draft: Omit<LocalDraft, 'at'>,
  storage: Storage = localStorage,
): void {
  try {
    storage.setItem(keyOf(name), JSON.stringify({ ...draft, at: Date.now() }));
  } catch {
    storage.removeItem(keyOf(name));
  }
}

export function dropLocalDraft(name: DraftName, storage: Storage = localStorage): void {
  storage.removeItem(keyOf(name));
}

function dropOldDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(DRAFT_PREFIX)) continue;
    const draft = parse(storage.getItem(key));
    if (draft === null || draft.at < Date.now() - MOST_MS) storage.removeItem(key);
  }
}

function parse(text: string | null): LocalDraft | null {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<LocalDraft> | null;
    const { body, version, at } = draft ?? {};
    return typeof body === 'string' && typeof version === 'number' && typeof at === 'number'
      ? { body, version, at }
      : null;
  } catch {
    return null;
  }
}
