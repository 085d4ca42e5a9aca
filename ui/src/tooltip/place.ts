export type Side = 'below' | 'left' | 'right';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 6;
const EDGE = 4;

/** Beside an element, within the window; above it where there is no room below. */
export function placeBeside(
  { left, right, top, bottom }: Box,
  { offsetWidth: width, offsetHeight: height }: { offsetWidth: number; offsetHeight: number },
  side: Side = 'below',
  view: { innerWidth: number; innerHeight: number } = globalThis,
): { left: number; top: number } {
  const within = (value: number, size: number, most: number): number =>
    Math.max(EDGE, Math.min(value, most - size - EDGE));
  const middle = (top + bottom - height) / 2;
  if (side === 'right' && right + GAP + width <= view.innerWidth)
    return { left: right + GAP, top: within(middle, height, view.innerHeight) };
  if (side === 'left' && left - GAP - width >= 0)
    return { left: left - GAP - width, top: within(middle, height, view.innerHeight) };
  const hasRoom = bottom + GAP + height <= view.innerHeight;
  return {
    left: within((left + right - width) / 2, width, view.innerWidth),
    top: hasRoom ? bottom + GAP : Math.max(EDGE, top - GAP - height),
  };
}
