import type { PrescriptionChange, Said } from '@archway/rules/treatment/changes';

/** A note is recognized by its beginning; whole ones of 52 teeth would be more than an entry holds. */
const KEPT_OF_NOTE = 80;

const shortened = ({ work, ...said }: Said): Said => ({
  ...said,
  work: work === null ? null : { ...work, note: Array.from(work.note).slice(0, KEPT_OF_NOTE).join('') },
});

export const inHistory = (changes: readonly PrescriptionChange[]): PrescriptionChange[] =>
  changes.map((change) => ({ ...change, before: shortened(change.before), after: shortened(change.after) }));
