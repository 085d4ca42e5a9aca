let given = 0;

/** An address nobody else has: limits count by it, and an audit row tells by it which gesture it belongs to. */
export function freshAddress(): string {
  given += 1;
  return `10.${(given >> 16) & 255}.${(given >> 8) & 255}.${given & 255}`;
}
