import type { CaseEntry } from '@archway/contract/case/history';
import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import type { HistoryField, HistoryGroup, HistoryKind } from '@archway/rules/case-history';
import { SCAN_ROLES } from '@archway/rules/scans';
import { ROLE_TEXTS } from './scan-roles.ts';

const SENTENCES: Readonly<Record<HistoryKind, TextKey>> = {
  created: 'cases.activity.created',
  changed: 'cases.activity.changed',
  prescribed: 'cases.activity.prescribed',
  merged: 'cases.activity.merged',
  unmerged: 'cases.activity.unmerged',
  markAdded: 'cases.activity.markAdded',
  markChanged: 'cases.activity.markChanged',
  markRemoved: 'cases.activity.markRemoved',
  markRestored: 'cases.activity.markRestored',
  scanCompleted: 'cases.activity.scanCompleted',
  ordered: 'cases.activity.ordered',
  designing: 'cases.activity.designing',
  completed: 'cases.activity.completed',
  orderEnded: 'cases.activity.orderEnded',
  deleted: 'cases.activity.deleted',
  restored: 'cases.activity.restored',
  filesAdded: 'cases.activity.filesAdded',
  roleSet: 'cases.activity.roleSet',
  fileRemoved: 'cases.activity.fileRemoved',
  fileRestored: 'cases.activity.fileRestored',
  fileRenamed: 'cases.activity.fileRenamed',
  fileReplaced: 'cases.activity.fileReplaced',
  opened: 'cases.activity.opened',
};

/** A voice memo is spoken of as what it is. */
const VOICE_SENTENCES: Partial<Record<HistoryKind, TextKey>> = {
  filesAdded: 'cases.activity.voiceAdded',
  fileRemoved: 'cases.activity.voiceRemoved',
  fileRestored: 'cases.activity.voiceRestored',
  fileReplaced: 'cases.activity.voiceReplaced',
};

export const FIELD_TEXTS: Readonly<Record<Exclude<HistoryField, 'role' | 'fileName'>, TextKey>> = {
  name: 'cases.caseName',
  patient: 'cases.patient',
  dentist: 'cases.dentist',
  scanDate: 'cases.scanDate',
  memo: 'cases.memo',
};

export const GROUP_TEXTS: Readonly<Record<HistoryGroup | 'all', TextKey>> = {
  all: 'cases.activity.groups.all',
  changes: 'cases.activity.groups.changes',
  files: 'cases.activity.groups.files',
  opened: 'cases.activity.groups.opened',
};

/** What was done, in a sentence. */
export const activitySentence = (t: Translate, entry: CaseEntry): string => {
  const { kind, doneBy, files, isVoice, count } = entry;
  const text = (isVoice ? VOICE_SENTENCES[kind] : undefined) ?? SENTENCES[kind];
  return t(text, { name: doneBy ?? '', file: files[0] ?? '', count: count ?? files.length });
};

/** A value before or after, as the reader writes it; a role by its word, a day by its date. */
export function activityValue(
  { t, day }: { t: Translate; day: (day: string) => string },
  field: HistoryField,
  value: string,
): string {
  if (value === '') return t('cases.activity.none');
  if (field === 'scanDate') return day(value);
  const role = field === 'role' ? SCAN_ROLES.find((known) => known === value) : undefined;
  return role === undefined ? value : t(ROLE_TEXTS[role]);
}
