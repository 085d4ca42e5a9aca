import { useEffect, useState, type RefObject } from 'react';

/** Rows drawn above and below what is seen, so that a turn of the wheel does not show empty ground. */
const BEYOND = 8;
/** Until it is known how high the place is. */
const FIRST_HEIGHT = 600;

export interface RowWindow {
  first: number;
  /** After the last one. */
  end: number;
}

/** Which rows are in sight. All rows are equally high, so nothing has to be measured. */
export function rowsInSight(scrollTop: number, height: number, rowHeight: number, count: number): RowWindow {
  const first = Math.floor(scrollTop / rowHeight) - BEYOND;
  const end = Math.ceil((scrollTop + height) / rowHeight) + BEYOND;
  return { first: Math.max(0, Math.min(first, count)), end: Math.max(0, Math.min(end, count)) };
}

/** The rows to draw, kept up to date while the reader scrolls. Draws anew only when another row comes first. */
export function useWindow(place: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
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
  return rowsInSight(view.top, view.height, rowHeight, count);
}

/** Moves as little as needed for the row to be seen whole, below the head that stays in place. */
export function scrollToRow(place: HTMLElement, index: number, rowHeight: number, headHeight: number): void {
  const top = index * rowHeight;
  const room = place.clientHeight - headHeight;
  if (top < place.scrollTop) place.scrollTop = top;
  else if (top + rowHeight > place.scrollTop + room) place.scrollTop = top + rowHeight - room;
}
