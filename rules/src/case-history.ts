/** What is kept of a case: who did it, when, and to what. */
export const HISTORY_GROUPS = {
  changes: [
    'created',
    'changed',
    'prescribed',
    'merged',
    'unmerged',
    'markAdded',
    'markChanged',
    'markRemoved',
    'markRestored',
    'scanCompleted',
    'ordered',
    'designing',
    'completed',
    'orderEnded',
    'deleted',
    'restored',
  ],
  files: ['filesAdded', 'roleSet', 'fileRemoved', 'fileRestored', 'fileRenamed', 'fileReplaced'],
  opened: ['opened'],
} as const;
export type HistoryGroup = keyof typeof HISTORY_GROUPS;
export const HISTORY_GROUP_NAMES = ['changes', 'files', 'opened'] as const satisfies readonly HistoryGroup[];

export const HISTORY_KINDS = [
  ...HISTORY_GROUPS.changes,
  ...HISTORY_GROUPS.files,
  ...HISTORY_GROUPS.opened,
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** What of a case can be told before and after a change. */
export const HISTORY_FIELDS = ['name', 'patient', 'dentist', 'scanDate', 'memo', 'role', 'fileName'] as const;
export type HistoryField = (typeof HISTORY_FIELDS)[number];

/** Who has opened a case is told for so long. */
export const OPENED_WITHIN_DAYS = 30;
