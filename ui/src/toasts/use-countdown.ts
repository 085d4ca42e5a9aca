import { useEffect, useEffectEvent, useRef, useState, type DOMAttributes } from 'react';

/** A pointer that lies still for so long does not point: it was there before, or its hand has left it. */
const REST_MS = 3000;

/** Calls back after a time that stands still while the reader points at the thing or has the focus in it. */
export function useCountdown(
  milliseconds: number,
  onEnd: () => void,
): Pick<DOMAttributes<HTMLElement>, 'onBlur' | 'onFocus' | 'onPointerMove' | 'onPointerLeave'> {
  const [pointedAt, setPointedAt] = useState<number>();
  const [focused, setFocused] = useState(false);
  const left = useRef(milliseconds);
  const isHeld = pointedAt !== undefined || focused;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isHeld]);
  useEffect(() => {
    if (pointedAt === undefined) return undefined;
    const timer = setTimeout(() => setPointedAt(undefined), REST_MS);
    return () => clearTimeout(timer);
  }, [pointedAt]);
  return {
    onPointerMove: ({ timeStamp }) => setPointedAt(timeStamp),
    onPointerLeave: () => setPointedAt(undefined),
    // Given by the page to whoever used a pointer, the focus is no sign of reading.
    onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
}
