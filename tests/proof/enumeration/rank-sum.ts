/** The probability that two samples differ as much as these by chance alone (Mann–Whitney, two-sided, with ties). */
export function rankSumProbability(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let ranksOfOne = 0;
  let ties = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    const count = end - start;
    // Equal values share the middle of the ranks they take.
    const rank = (start + 1 + end) / 2;
    ranksOfOne += rank * all.slice(start, end).filter(({ isOne }) => isOne).length;
    ties += count ** 3 - count;
    start = end;
  }
  const [n, m, total] = [one.length, other.length, all.length];
  const u = ranksOfOne - (n * (n + 1)) / 2;
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))));
  return deviation === 0 ? 1 : 2 * (1 - normalBelow(Math.abs(u - (n * m) / 2) / deviation));
}

/** The share of the normal distribution below z (Abramowitz and Stegun 26.2.17, off by less than 1e-7). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const polynomial =
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return 1 - Math.exp((-z * z) / 2) * (polynomial / Math.sqrt(2 * Math.PI));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
