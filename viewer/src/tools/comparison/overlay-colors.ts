/** Red, green and blue of the scans where both are shown over each other: what sticks out of the newer one is the older. */
export const OLDER_COLOR = [92, 128, 222] as const;
export const NEWER_COLOR = [238, 236, 228] as const;

/** RGBA of each vertex, all alike. */
export function flatColors(
  vertices: number,
  [red, green, blue]: readonly [number, number, number],
): Uint8Array {
  const rgba = new Uint8Array(vertices * 4);
  for (let at = 0; at < rgba.length; at += 4) rgba.set([red, green, blue, 255], at);
  return rgba;
}
