/** Values in a row with equal gaps. */
interface Group {
  first: number;
  /** Of where its first one would be for the sake of each. */
  sum: number;
  size: number;
}

/** Moves values apart until there is a gap between each two of them, no farther than needed; their order stays. */
export function spread(values: readonly number[], gap: number): number[] {
  const order = values.map((value, which) => ({ value, which })).toSorted((a, b) => a.value - b.value);
  const groups: Group[] = [];
  for (const { value } of order) {
    let group: Group = { first: value, sum: value, size: 1 };
    groups.push(group);
    // Two groups that touch become one around their common middle.
    for (
      let before = groups.at(-2);
      before !== undefined && touches(before, group, gap);
      before = groups.at(-2)
    ) {
      const sum = before.sum + group.sum - before.size * group.size * gap;
      const size = before.size + group.size;
      group = { first: sum / size, sum, size };
      groups.splice(-2, 2, group);
    }
  }
  const spreadOut = groups.flatMap(({ first, size }) =>
    Array.from({ length: size }, (_, n) => first + n * gap),
  );
  const result: number[] = [];
  for (const [rank, { which }] of order.entries()) result[which] = spreadOut[rank]!;
  return result;
}

const touches = (before: Group, after: Group, gap: number): boolean =>
  before.first + before.size * gap > after.first;
