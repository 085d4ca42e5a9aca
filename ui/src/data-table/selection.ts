export type Selection = ReadonlySet<string>;

export function toggled(selection: Selection, key: string): Selection {
  const next = new Set(selection);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Everything between the row that was chosen last and this one joins the selection, both included. */
export function withRange(
  selection: Selection,
  keys: readonly string[],
  anchor: number,
  index: number,
): Selection {
  const [from, to] = anchor < index ? [anchor, index] : [index, anchor];
  return new Set([...selection, ...keys.slice(from, to + 1)]);
}

/** All rows of the page, or none of them when all are selected already. Rows of other pages stay as they are. */
export function toggledAll(selection: Selection, keys: readonly string[]): Selection {
  if (keys.some((key) => !selection.has(key))) return new Set([...selection, ...keys]);
  const page = new Set(keys);
  return new Set([...selection].filter((key) => !page.has(key)));
}

export function extentOf(selection: Selection, keys: readonly string[]): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => selection.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
