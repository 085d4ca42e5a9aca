import type { Lens } from '@archway/mesh/sight/fit';

/** Width of panels over the edges of the canvas, in CSS pixels. The model is fitted between them. */
export interface Insets {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const NO_INSETS: Insets = { left: 0, right: 0, top: 0, bottom: 0 };

interface Size {
  width: number;
  height: number;
}

/** Center and size of the canvas without panels. Panels that leave nothing are ignored. */
export function freePart({ width, height }: Size, insets: Insets): Size & { x: number; y: number } {
  const { left, right, top, bottom } = insets;
  const free = { width: width - left - right, height: height - top - bottom };
  if (free.width < width / 3 || free.height < height / 3)
    return { x: width / 2, y: height / 2, width, height };
  return { x: left + free.width / 2, y: top + free.height / 2, ...free };
}

/** The lens of the free part. */
export function freeLens(size: Size, insets: Insets, opening: number): Lens {
  const { width, height } = freePart(size, insets);
  const whole = Math.tan((opening * Math.PI) / 360);
  return { halfAngle: Math.atan((whole * height) / size.height), aspect: width / height };
}
