import type { PaperPoint } from '@archway/viewer/tools/section/contours';
import { useState, type KeyboardEvent } from 'react';
import { movedOnPaper, type PaperView } from './paper.ts';

interface PaperCursor {
  /** Null while the paper does not have the keyboard. */
  place: PaperPoint | null;
  onFocus: () => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Arrow keys move a cross over the paper, with Shift in larger steps; Enter sets a point, Escape drops the first. */
export function usePaperCursor(
  { left, top, width, height }: PaperView,
  { onSet, onDrop }: { onSet: (place: PaperPoint) => void; onDrop: () => void },
): PaperCursor {
  const [moved, setMoved] = useState<PaperPoint | null>(null);
  const [hasKeys, setKeys] = useState(false);
  const place = moved ?? ([left + width / 2, -(top + height / 2)] as const);
  const press = (event: KeyboardEvent): void => {
    const next = movedOnPaper(place, event);
    if (next !== null) setMoved(next);
    else if (event.key === 'Enter' || event.key === ' ') onSet(place);
    else if (event.key === 'Escape') onDrop();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    place: hasKeys ? place : null,
    // A press of the pointer gives the focus too, and needs no cross.
    onFocus: () => setKeys(document.activeElement?.matches(':focus-visible') ?? false),
    onBlur: () => setKeys(false),
    onKeyDown: (event) => {
      setKeys(true);
      press(event);
    },
  };
}
