/** Everything we keep in the browser's storage, which all tabs of the site share. */
export const STORAGE = {
  /** The session with both tokens in one value, so that another tab never sees half of a change. */
  session: 'archway.session',
  language: 'archway.language',
  theme: 'archway.theme',
  preference: 'archway.preference',
  whatsNew: 'archway.whatsNew',
  /** Whether the tools of the viewer are folded to icons. */
  viewerRail: 'archway.viewerRail',
  /** How the last parcel left this computer. */
  carrier: 'archway.carrier',
  /** The columns of the order list on this computer. */
  orderColumns: 'archway.orderColumns',
  /** When this browser last told how quickly a page came up. */
  measuredAt: 'archway.measuredAt',
} as const;

/** What belongs to the person at this computer and not to the session. */
const KEPT: ReadonlySet<string> = new Set([
  STORAGE.language,
  STORAGE.theme,
  STORAGE.preference,
  STORAGE.whatsNew,
  STORAGE.viewerRail,
  STORAGE.carrier,
  STORAGE.orderColumns,
]);

/** What was typed while the server was away, by the code of whoever typed it. */
export const DRAFT_PREFIX = 'archway.draft.';

/**
 * At the end of a session nothing of it is left, whoever wrote it, but drafts: those of whoever signs out by choice go,
 * those of whoever was signed out stay until they come back.
 */
export function clearAfterSession(leaver: string | null = null, storage: Storage = localStorage): void {
  const stays = (key: string): boolean =>
    KEPT.has(key) ||
    (key.startsWith(DRAFT_PREFIX) && (leaver === null || !key.startsWith(`${DRAFT_PREFIX}${leaver}.`)));
  for (const key of Object.keys(storage)) if (!stays(key)) storage.removeItem(key);
}
