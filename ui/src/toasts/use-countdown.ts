import { useEffect, useEffectEvent, useRef, useState, type DOMAttributes } from 'react';

/** Calls back after a time that stands still while the reader points at the thing or has the focus in it. */
export function useCountdown(
  milliseconds: number,
  onEnd: () => void,
): Pick<DOMAttributes<HTMLElement>, 'onBlur' | 'onFocus' | 'onPointerEnter' | 'onPointerLeave'> {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(milliseconds);
  const isHeld = hovered || focused;
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
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    // Given by the page to whoever used a pointer, the focus is no sign of reading.
    onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
}
