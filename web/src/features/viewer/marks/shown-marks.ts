import type { Mark } from '@archway/contract/mark/model';
import type { MarkShape } from '@archway/rules/marks';
import type { UnsavedMark } from './mark-keeper.ts';

/** A mark as the page shows it: the server's, with what was changed here since. */
export interface ShownMark {
  id: string;
  shape: MarkShape;
  /** Pins are called by their number, in the order in which they were set. */
  number: number | null;
  /** Who made it, and when; null until the server has it. */
  made: { by: string; at: string } | null;
  /** Who changed it last, and when; null while it is as it was made. */
  edited: { by: string; at: string } | null;
  /** It is not saved, and why; null while it is saved or on its way. */
  problem: string | null;
  /** Made by somebody who may not edit the case: on this page alone. */
  isLocal?: true;
}

/** Oldest first, then what the server does not have yet. */
export function shownMarks(
  marks: readonly Mark[],
  unsaved: readonly UnsavedMark[],
  removed: ReadonlySet<string>,
): ShownMark[] {
  const changed = new Map(unsaved.map((one) => [one.id, one]));
  const known = new Set(marks.map(({ markId }) => markId));
  const saved = marks.map((mark) => {
    const { markId: id, shape, createdBy: by, createdAt: at, editedBy, editedAt } = mark;
    const change = changed.get(id);
    const edited = editedBy === null || editedAt === null ? null : { by: editedBy, at: editedAt };
    return { id, shape: change?.shape ?? shape, made: { by, at }, edited, problem: change?.problem ?? null };
  });
  const own = unsaved.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, made: null, edited: null }));
  let pins = 0;
  return [...saved, ...own]
    .filter(({ id }) => !removed.has(id))
    .map((mark) => ({ ...mark, number: mark.shape.kind === 'pin' ? (pins += 1) : null }));
}
