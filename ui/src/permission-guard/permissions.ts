/** A right: `area:object:action`. Held codes may have `*` for any part. */
export type PermissionCode = `${string}:${string}:${string}`;

const PARTS = 3;

/** Whether one of the held codes grants one of the asked ones. Asking for nothing is granted to nobody. */
export function holdsAny(held: readonly string[], anyOf: readonly string[]): boolean {
  return anyOf.some((asked) => held.some((code) => grants(code, asked)));
}

function grants(held: string, asked: string): boolean {
  const mine = held.split(':');
  const needed = asked.split(':');
  return (
    mine.length === PARTS &&
    needed.length === PARTS &&
    mine.every((part, i) => part !== '' && (part === '*' || part === needed[i]))
  );
}
