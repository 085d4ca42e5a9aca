/** The height of the line above a group of rows. */
export const GROUP_HEIGHT = 31;

/** Where each row lies below the head. All rows are equally high, and so are all group lines: nothing is measured. */
export interface RowPlaces {
  count: number;
  /** The rows that begin a group, rising. */
  starts: readonly number[];
  /** The upper edge of a row, below the line of the group that it begins; of the end, for the row after the last one. */
  topOf: (index: number) => number;
  /** The row at a height; the first one of a group for its line. */
  indexAt: (y: number) => number;
  /** Whether a group line stands above the row. */
  beginsGroup: (index: number) => boolean;
}

export function rowPlaces(count: number, rowHeight: number, starts: readonly number[] = []): RowPlaces {
  const linesUpTo = (index: number): number =>
    index >= count ? starts.length : starts.filter((start) => start <= index).length;
  const topOf = (index: number): number => index * rowHeight + linesUpTo(index) * GROUP_HEIGHT;
  return {
    count,
    starts,
    topOf,
    indexAt: (y) => {
      let from = 0;
      // The last group that begins above this height.
      for (const start of starts) if (topOf(start) - GROUP_HEIGHT <= y) from = start;
      return from + Math.max(0, Math.floor((y - topOf(from)) / rowHeight));
    },
    beginsGroup: (index) => starts.includes(index),
  };
}
