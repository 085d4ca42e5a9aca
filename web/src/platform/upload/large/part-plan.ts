/** A stretch of a file, up to and without `end`. Parts are counted from 1, as the store counts them. */
export interface Part {
  number: number;
  start: number;
  end: number;
}

/** All parts of a file: of one size but the last, which is what remains. */
export function planParts(size: number, partSize: number): Part[] {
  return Array.from({ length: Math.ceil(size / partSize) }, (_, i) => ({
    number: i + 1,
    start: i * partSize,
    end: Math.min((i + 1) * partSize, size),
  }));
}

/** What is still to be sent, in the order of the file. */
export function missingParts(plan: readonly Part[], sent: ReadonlySet<number>): Part[] {
  return plan.filter(({ number }) => !sent.has(number));
}

export function bytesOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { start, end }) => sum + end - start, 0);
}
