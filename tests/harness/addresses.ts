let given = 0;

/**
 * An address nobody else has, in a network of its own until there are no more: limits count by both, and an audit row
 * tells by the address which action it belongs to.
 */
export function freshAddress(): string {
  given += 1;
  return `10.${(given >> 8) & 255}.${given & 255}.${(given >> 16) & 255}`;
}
