/** A part of the canvas with its own camera, in CSS pixels from the top left. */
export interface Viewport {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels between two viewports. */
const GAP = 1;

/** One viewport, or four in two rows. */
export function viewportsOf(count: number, width: number, height: number): Viewport[] {
  if (count <= 1) return [{ x: 0, y: 0, width, height }];
  const half = { width: (width - GAP) / 2, height: (height - GAP) / 2 };
  return [0, 1, 2, 3].map((which) => ({
    x: (which % 2) * (half.width + GAP),
    y: Math.floor(which / 2) * (half.height + GAP),
    ...half,
  }));
}

/** Index of the viewport at a position; on the gap, the one before it. */
export function viewportAt(viewports: readonly Viewport[], x: number, y: number): number {
  const found = viewports.findLastIndex((viewport) => x >= viewport.x && y >= viewport.y);
  return Math.max(0, found);
}
