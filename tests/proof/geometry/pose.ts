import type { Mesh } from '@archway/mesh/core/mesh';
import type { Random } from '../../harness/random.ts';

/** Somewhere else, turned any way and in another unit, as files of other scanners are. */
export function posed(mesh: Mesh, random: Random, perMillimeter: number): Mesh {
  const turn = randomTurn(random);
  const shift = [0, 0, 0].map(() => (random.next() - 0.5) * 300);
  const positions = new Float32Array(mesh.positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const [x = 0, y = 0, z = 0] = mesh.positions.subarray(i, i + 3);
    for (let row = 0; row < 3; row++) {
      const [a = 0, b = 0, c = 0] = turn[row] ?? [];
      positions[i + row] = (a * x + b * y + c * z + (shift[row] ?? 0)) * perMillimeter;
    }
  }
  return { ...mesh, positions };
}

/** The rows of a rotation, every direction as likely as any other: from a random unit quaternion. */
function randomTurn(random: Random): number[][] {
  const [first, second, third] = [random.next(), random.next() * 2 * Math.PI, random.next() * 2 * Math.PI];
  const x = Math.sqrt(1 - first) * Math.sin(second);
  const y = Math.sqrt(1 - first) * Math.cos(second);
  const z = Math.sqrt(first) * Math.sin(third);
  const w = Math.sqrt(first) * Math.cos(third);
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
    [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
    [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
  ];
}
