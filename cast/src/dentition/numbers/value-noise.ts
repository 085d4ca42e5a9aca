function hash(x: number, y: number, z: number): number {
  const mixed = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483647)) | 0;
  const spread = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((spread ^ (spread >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth and random, from -1 to 1, with bumps about one unit wide. */
export function valueNoise(x: number, y: number, z: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const a = ease(x - i);
  const b = ease(y - j);
  const c = ease(z - k);
  const near = plane(i, j, k, a, b);
  return (near + (plane(i, j, k + 1, a, b) - near) * c) * 2 - 1;
}

function plane(i: number, j: number, k: number, a: number, b: number): number {
  const left = hash(i, j, k);
  const front = left + (hash(i + 1, j, k) - left) * a;
  const right = hash(i, j + 1, k);
  const back = right + (hash(i + 1, j + 1, k) - right) * a;
  return front + (back - front) * b;
}
