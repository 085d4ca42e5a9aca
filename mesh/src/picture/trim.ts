import type { Picture } from './picture.ts';

/**
 * Cuts what is clear off the sides, as much on the left as on the right and above as below. The middle stays the middle,
 * so whoever fits the result into a place has the model as large as the viewer fits it there.
 */
export function trim({ width, height, rgba }: Picture): Picture {
  let [wide, high] = [1, 1];
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (rgba[pixel * 4 + 3] === 0) continue;
    wide = Math.max(wide, reach(pixel % width, width));
    high = Math.max(high, reach(Math.floor(pixel / width), height));
  }
  const kept = { width: 2 * wide, height: 2 * high, rgba: new Uint8Array(4 * wide * high * 4) };
  const [left, top] = [Math.floor(width / 2) - wide, Math.floor(height / 2) - high];
  for (let row = 0; row < kept.height; row++) {
    const from = ((top + row) * width + left) * 4;
    kept.rgba.set(rgba.subarray(from, from + kept.width * 4), row * kept.width * 4);
  }
  return kept;
}

/** How far a pixel's outer side is from the middle of an even number of them. */
const reach = (at: number, count: number): number =>
  at < count / 2 ? Math.floor(count / 2) - at : at + 1 - Math.floor(count / 2);
