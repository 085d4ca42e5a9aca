/** Numbers from 0 to 1, the same ones for the same seed. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
  // Small seeds differ in few bits, and so do their first numbers.
  for (let i = 0; i < 8; i++) next();
  return next;
}

/** From -1 to 1. */
export const signed = (random: Random): number => (random() - 0.5) * 2;

/** From -1 to 1, mostly near zero. */
export const mostlySmall = (random: Random): number => (random() + random() + random() - 1.5) / 1.5;

/** Normally distributed, with a deviation of one. */
export function gaussian(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}
