import { useEffect, useState, type RefObject } from 'react';
import { GROUP_HEIGHT, type RowPlaces } from './row-places.ts';

/** Rows drawn above and below what is seen, so that a turn of the wheel does not show empty ground. */
const BEYOND = 8;
/** Until it is known how high the place is. */
const FIRST_HEIGHT = 600;

export interface RowWindow {
  first: number;
  /** After the last one. */
  end: number;
}

/** Which rows are in sight. */
export function rowsInSight(scrollTop: number, height: number, { count, indexAt }: RowPlaces): RowWindow {
  const first = indexAt(scrollTop) - BEYOND;
  const end = indexAt(scrollTop + height - 1) + 1 + BEYOND;
  return { first: Math.max(0, Math.min(first, count)), end: Math.max(0, Math.min(end, count)) };
}

/** The rows to draw, kept up to date while the reader scrolls. Draws anew only when another row comes first. */
export function useWindow(
  place: RefObject<HTMLElement | null>,
  places: RowPlaces,
  rowHeight: number,
): RowWindow {
  const [view, setView] = useState({ top: 0, height: FIRST_HEIGHT });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const look = (): void => {
      const top = Math.floor(element.scrollTop / rowHeight) * rowHeight;
      const height = element.clientHeight;
      setView((last) => (last.top === top && last.height === height ? last : { top, height }));
    };
    element.addEventListener('scroll', look, { passive: true });
    // Also looks once at the beginning.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [place, rowHeight]);
  return rowsInSight(view.top, view.height, places);
}

/** Moves as little as needed for the row to be seen whole, with the line above it, below the head that stays in place. */
export function scrollToRow(
  place: HTMLElement,
  index: number,
  { places, rowHeight, headHeight }: { places: RowPlaces; rowHeight: number; headHeight: number },
): void {
  const bottom = places.topOf(index) + rowHeight;
  const top = bottom - rowHeight - (places.beginsGroup(index) ? GROUP_HEIGHT : 0);
  const room = place.clientHeight - headHeight;
  if (top < place.scrollTop) place.scrollTop = top;
  else if (bottom > place.scrollTop + room) place.scrollTop = bottom - room;
}
