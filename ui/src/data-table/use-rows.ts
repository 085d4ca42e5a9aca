import { useCallback, useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { toggled, withRange, type Selection } from './selection.ts';
import type { RowPlaces } from './row-places.ts';
import type { DataTableProps } from './table-props.ts';
import { scrollToRow } from './use-window.ts';

export const HEAD_HEIGHT = 34;

export interface RowsOptions<Row> {
  place: RefObject<HTMLElement | null>;
  keys: readonly string[];
  places: RowPlaces;
  rowHeight: number;
  selection: Selection;
  table: DataTableProps<Row>;
}

export interface Rows {
  /** The row the keys speak of. */
  active: number;
  move: (to: number) => void;
  press: (index: number, event: MouseEvent) => void;
  tick: (index: number, event: MouseEvent) => void;
  toggleActive: () => void;
}

/** The row in hand, and what choosing rows with the pointer does. */
export function useRows<Row>(options: RowsOptions<Row>): Rows {
  const { place, keys, places, rowHeight } = options;
  const [wished, setWished] = useState(0);
  const active = Math.min(wished, Math.max(0, keys.length - 1));
  const anchor = useRef(0);
  const toFocus = useRef<number>(undefined);
  // Rows are memoized: what they call stays the same and looks up the newest state here.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const focusWished = (): void => {
    if (toFocus.current === undefined) return;
    const row = place.current?.querySelector<HTMLElement>(`tr[data-index="${toFocus.current}"]`);
    if (row === null || row === undefined) return;
    toFocus.current = undefined;
    row.focus({ preventScroll: true });
  };
  // The row to go to may only just have been drawn.
  useLayoutEffect(focusWished);
  const move = (to: number): void => {
    const index = Math.max(0, Math.min(keys.length - 1, to));
    if (place.current !== null)
      scrollToRow(place.current, index, { places, rowHeight, headHeight: HEAD_HEIGHT });
    place.current?.focus({ preventScroll: true });
    toFocus.current = index;
    setWished(index);
    // Nothing is drawn anew for the row that is in hand already.
    if (index === active) focusWished();
  };
  const choose = useCallback((index: number, range: boolean) => {
    const { keys: known, selection, table } = latest.current;
    const key = known[index];
    if (key === undefined) return;
    table.onSelect?.(range ? withRange(selection, known, anchor.current, index) : toggled(selection, key));
    anchor.current = index;
    setWished(index);
  }, []);
  const tick = useCallback((index: number, event: MouseEvent) => choose(index, event.shiftKey), [choose]);
  const press = useCallback(
    (index: number, event: MouseEvent) => {
      const target = event.target as HTMLElement;
      // A menu that belongs to the row lies elsewhere in the page, and is heard here all the same.
      if (!event.currentTarget.contains(target) || target.closest('a, button, input, label') !== null) return;
      const { rows, onOpen, onSelect } = latest.current.table;
      const row = rows[index];
      if (event.shiftKey && onSelect !== undefined) choose(index, true);
      // Marking words in order to copy them is no press.
      else if (row !== undefined && getSelection()?.isCollapsed !== false) onOpen?.(row);
      setWished(index);
    },
    [choose],
  );
  return { active, move, press, tick, toggleActive: () => choose(active, false) };
}
