/** A part of the picture with a camera of its own, in CSS pixels from the top left. */
export interface Viewport {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Between two of them. */
const GAP = 1;

/** One over all, or four in two rows. */
export function viewportsOf(count: number, width: number, height: number): Viewport[] {
  if (count <= 1) return [{ x: 0, y: 0, width, height }];
  const half = { width: (width - GAP) / 2, height: (height - GAP) / 2 };
  return [0, 1, 2, 3].map((which) => ({
    x: (which % 2) * (half.width + GAP),
    y: Math.floor(which / 2) * (half.height + GAP),
    ...half,
  }));
}

/** Which one a place is in; on the gap, the one before it. */
export function viewportAt(viewports: readonly Viewport[], x: number, y: number): number {
  const found = viewports.findLastIndex((viewport) => x >= viewport.x && y >= viewport.y);
  return Math.max(0, found);
}
