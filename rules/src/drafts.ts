/** What a draft can be of. */
export const DRAFT_KINDS = ['case', 'order', 'prescription'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** Characters of what was typed, as text. */
export const MAX_DRAFT_LENGTH = 256 * 1_024;
/** Of one member; beyond, the oldest go. */
export const MOST_DRAFTS = 100;
/** What was typed while offline stays on a computer this long. */
export const LOCAL_DRAFT_DAYS = 7;
