const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/** The places of the keys from the smallest to the largest; equal ones stay in their order. */
export function sortByKey(keys: Uint32Array): Uint32Array {
  let order = Uint32Array.from(keys, (_, i) => i);
  let next = new Uint32Array(keys.length);
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    const starts = new Uint32Array(DIGITS + 1);
    for (const key of keys) {
      const digit = (key >>> shift) & (DIGITS - 1);
      starts[digit + 1] = starts[digit + 1]! + 1;
    }
    for (let digit = 0; digit < DIGITS; digit++) starts[digit + 1] = starts[digit + 1]! + starts[digit]!;
    for (const place of order) {
      const digit = (keys[place]! >>> shift) & (DIGITS - 1);
      next[starts[digit]!] = place;
      starts[digit] = starts[digit]! + 1;
    }
    [order, next] = [next, order];
  }
  return order;
}
