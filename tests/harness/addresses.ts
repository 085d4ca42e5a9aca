let given = 0;

/**
 * A unique IP address, in a network of its own while there are enough: rate limits count by both, and the address in an
 * audit row identifies the action.
 */
export function freshAddress(): string {
  given += 1;
  return `10.${(given >> 8) & 255}.${given & 255}.${(given >> 16) & 255}`;
}
