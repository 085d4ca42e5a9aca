import type { Sort } from '@archway/ui/columns';

/** A sort as calls and saved views name it; nothing for one that is none of the list's. */
export function sortName<const S extends string>(
  sorts: readonly S[],
  { column, direction }: Sort,
): S | `-${S}` | undefined {
  const by = sorts.find((name) => name === column);
  return by === undefined || direction === 'ascending' ? by : `-${by}`;
}

export const sortNamed = (name: string): Sort =>
  name.startsWith('-')
    ? { column: name.slice(1), direction: 'descending' }
    : { column: name, direction: 'ascending' };
