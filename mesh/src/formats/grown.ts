/** Half as much again, so that many small additions cost no more than a few copies. */
const larger = (length: number, needed: number): number => Math.max(needed, Math.ceil(length * 1.5));

/** A copy with room for at least so many values. */
export function grownFloats(values: Float32Array, needed: number): Float32Array {
  const made = new Float32Array(larger(values.length, needed));
  made.set(values);
  return made;
}

/** A copy with room for at least so many values. */
export function grownIndices(values: Uint32Array, needed: number): Uint32Array {
  const made = new Uint32Array(larger(values.length, needed));
  made.set(values);
  return made;
}

/** A copy with room for at least so many bytes. */
export function grownBytes(values: Uint8Array, needed: number): Uint8Array {
  const made = new Uint8Array(larger(values.length, needed));
  made.set(values);
  return made;
}
