/**
 * The square of the distance from a point to a triangle, after Ericson, Real-Time Collision Detection, 5.1.5: the
 * corners first, then the sides, then the inside. `corners` holds nine numbers from `at` on.
 */
export function squaredDistanceToTriangle(
  px: number,
  py: number,
  pz: number,
  corners: Float32Array,
  at: number,
): number {
  const ax = corners[at]!;
  const ay = corners[at + 1]!;
  const az = corners[at + 2]!;
  const abx = corners[at + 3]! - ax;
  const aby = corners[at + 4]! - ay;
  const abz = corners[at + 5]! - az;
  const acx = corners[at + 6]! - ax;
  const acy = corners[at + 7]! - ay;
  const acz = corners[at + 8]! - az;
  const apx = px - ax;
  const apy = py - ay;
  const apz = pz - az;

  /** Of the point a + v·ab + w·ac. */
  const squaredTo = (v: number, w: number): number => {
    const dx = apx - v * abx - w * acx;
    const dy = apy - v * aby - w * acy;
    const dz = apz - v * abz - w * acz;
    return dx * dx + dy * dy + dz * dz;
  };

  const abab = abx * abx + aby * aby + abz * abz;
  const abac = abx * acx + aby * acy + abz * acz;
  const acac = acx * acx + acy * acy + acz * acz;
  const d1 = abx * apx + aby * apy + abz * apz;
  const d2 = acx * apx + acy * apy + acz * apz;
  if (d1 <= 0 && d2 <= 0) return squaredTo(0, 0);
  const d3 = d1 - abab;
  const d4 = d2 - abac;
  if (d3 >= 0 && d4 <= d3) return squaredTo(1, 0);
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return squaredTo(d1 / (d1 - d3), 0);
  const d5 = d1 - abac;
  const d6 = d2 - acac;
  if (d6 >= 0 && d5 <= d6) return squaredTo(0, 1);
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return squaredTo(0, d2 / (d2 - d6));
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 >= d3 && d5 >= d6) {
    const w = (d4 - d3) / (d4 - d3 + (d5 - d6));
    return squaredTo(1 - w, w);
  }
  const whole = va + vb + vc;
  return squaredTo(vb / whole, vc / whole);
}
