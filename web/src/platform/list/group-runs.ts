export interface Run<T> {
  key: string;
  items: T[];
}

/** Neighbors of one key stand together, in the order they came: a list by day or by year. */
export function groupRuns<T>(items: readonly T[], keyOf: (item: T) => string): Run<T>[] {
  const runs: Run<T>[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = runs.at(-1);
    if (last?.key === key) last.items.push(item);
    else runs.push({ key, items: [item] });
  }
  return runs;
}
