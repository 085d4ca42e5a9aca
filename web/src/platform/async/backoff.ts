/** How pauses grow from failure to failure. */
export interface Backoff {
  firstMs: number;
  factor: number;
  longestMs: number;
}

/** Longer after each failure, and never the same for two clients: or all would come back at the same moment. */
export function backoff(
  { firstMs, factor, longestMs }: Backoff,
  failures: number,
  random = Math.random(),
): number {
  return Math.min(firstMs * factor ** (failures - 1), longestMs) * (0.5 + random);
}
